import 'reflect-metadata';

// each worker has a separate database
const worker = Number(process.env['JEST_WORKER_ID'] ?? '1');
process.env['TEST_DATABASE_URL'] = process.env['TEST_DATABASE_URLS']?.split(' ')[worker - 1];
