const LENGTH_BYTES = 4;

/** One message over a pipe: the length of a JSON head, the head, and the rest as it is. */
export function pack(head: unknown, rest: Uint8Array = new Uint8Array()): Buffer {
  const json = Buffer.from(JSON.stringify(head) ?? 'null');
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(json.length);
  return Buffer.concat([length, json, rest]);
}

export function unpack(message: Buffer): { head: unknown; rest: Buffer } {
  const end = LENGTH_BYTES + message.readUInt32BE();
  if (end > message.length) throw new Error('The message is cut short');
  return {
    head: JSON.parse(message.toString('utf8', LENGTH_BYTES, end)),
    rest: message.subarray(end),
  };
}
