import { expect, it } from 'vitest';
import { deviceName } from './device-name.ts';
import { networkAddress } from './network-address.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

it.each([
  [`Mozilla/5.0 (X11; Linux x86_64) ${chrome}`, 'Chrome on Linux'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/140.0.0.0`, 'Edge on Windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14.5; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox on Mac',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
    'Safari on iPhone',
  ],
  ['curl/8.5.0', 'Unknown device'],
  [null, 'Unknown device'],
])('calls %j %s', (userAgent, name) => expect(deviceName(userAgent)).toBe(name));

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:0db8:0000:0000:0000:0000:0000:0042', '2001:db8::42'],
  ['127.0.0.1', 'this computer'],
  ['0000:0000:0000:0000:0000:0000:0000:0001', 'this computer'],
  ['0000:0000:0000:0000:0000:0000:0000:0000', null],
  ['', null],
])('writes the address %j as %s', (address, text) => expect(networkAddress(address)).toBe(text));
