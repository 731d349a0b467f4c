import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Everything that is not the public internet (IANA special-purpose registries). */
const V4_RESERVED: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** Of the public block 2000::/3, these are tunnels to other addresses or not routed at all. */
const V6_RESERVED: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const reserved = new BlockList();
for (const [net, prefix] of V4_RESERVED) reserved.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of V6_RESERVED) reserved.addSubnet(net, prefix, 'ipv6');
const publicV6 = new BlockList();
publicV6.addSubnet('2000::', 3, 'ipv6');

export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !reserved.check(address, 'ipv4');
  if (!isIPv6(address)) return false;
  // An IPv4 address in IPv6 clothes (::ffff:…, NAT64) is outside 2000::/3 and refused with the rest.
  return publicV6.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
}
