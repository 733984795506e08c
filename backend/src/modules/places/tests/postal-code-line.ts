const LINE = {
  country: 'IN',
  code: '560034',
  office: 'Koramangala',
  state: 'Karnataka',
  district: 'Bengaluru',
  latitude: '12.9352',
  longitude: '77.6245',
  accuracy: '4',
};

/** A line of a GeoNames postal-code file. */
export function postalCodeLine(changes: Partial<typeof LINE> = {}): string {
  const line = { ...LINE, ...changes };
  return [
    line.country,
    line.code,
    line.office,
    line.state,
    '19',
    line.district,
    '583',
    'Bangalore South',
    '',
    line.latitude,
    line.longitude,
    line.accuracy,
  ].join('\t');
}
