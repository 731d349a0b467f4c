/** An address as people know it; null where the server kept none. */
export function networkAddress(address: string | null | undefined): string | null {
  if (!address || /^[0:]+$/.test(address)) return null;
  if (address.startsWith('127.') || /^[0:]+:0*1$/.test(address)) return 'this computer';
  // The URL parser knows the short form of a long IPv6 address.
  const url = address.includes(':') ? URL.parse(`http://[${address}]`) : null;
  return url ? url.hostname.slice(1, -1) : address;
}
