interface Entry {
  name: string;
  packed?: number;
  unpacked?: number;
  isEncrypted?: boolean;
}

/** Returns a zip with the given central directory and empty entries. */
export function zip(entries: Entry[]): Buffer {
  const local = Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(26)]);
  const directory = entries.map(({ name, packed = 10, unpacked = 20, isEncrypted = false }) => {
    const header = Buffer.alloc(46);
    header.writeUInt32LE(0x02014b50, 0);
    header.writeUInt16LE(isEncrypted ? 1 : 0, 8);
    header.writeUInt32LE(packed, 20);
    header.writeUInt32LE(unpacked, 24);
    header.writeUInt16LE(Buffer.byteLength(name), 28);
    return Buffer.concat([header, Buffer.from(name)]);
  });
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, ...directory, end]);
}
