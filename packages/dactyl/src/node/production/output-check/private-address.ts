import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Networks that no public site is in: of the machine itself, private, between neighbours, of carriers, reserved. */
const NETWORKS = [
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.168.0.0/16 198.18.0.0/15',
  '224.0.0.0/4 240.0.0.0/4 ::/128 ::1/128 64:ff9b:1::/48 fc00::/7 fe80::/10 fec0::/10 ff00::/8',
].flatMap((line) => line.split(' '));

/** @param address of version 4 or 6, as name servers give it. */
export function isPrivateAddress(address: string): boolean {
  const plain = address.replace(/%.*$/, '');
  if (isIPv4(plain)) return ownNetworks().check(plain, 'ipv4');
  if (!isIPv6(plain)) return false;
  const inside = embeddedAddress(plain);
  return ownNetworks().check(plain, 'ipv6') || (inside !== undefined && ownNetworks().check(inside, 'ipv4'));
}

function ownNetworks(): BlockList {
  const list = new BlockList();
  for (const network of NETWORKS) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), address.includes(':') ? 'ipv6' : 'ipv4');
  }
  return list;
}

/** Some addresses of version 6 stand for one of version 4: `::ffff:127.0.0.1`, `64:ff9b::7f00:1`, `2002:7f00:1::`. */
function embeddedAddress(address: string): string | undefined {
  // The parser of URLs writes all forms of an address alike, in hexadecimal groups.
  const groups = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [, high = '', low = ''] =
    /^(?:::ffff:(?:0:)?|::|64:ff9b::|2002:)([\da-f]{1,4}):([\da-f]{1,4})(?::.*)?$/.exec(groups) ?? [];
  if (high === '') return undefined;
  const [one, other] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [one >> 8, one & 255, other >> 8, other & 255].join('.');
}
