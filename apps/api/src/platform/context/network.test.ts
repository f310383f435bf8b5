import { expect, test } from 'vitest'
import { isPublic } from './network.ts'

test.each(['8.8.8.8', '93.184.215.14', '1.1.1.1', '2606:2800:220:1:248:1893:25c8:1946', '2a00:1450:4001::1'])(
	'%s is a public machine',
	(address) => {
		expect(isPublic(address)).toBe(true)
	},
)

test.each([
	['this machine', ['127.0.0.1', '127.8.9.1', '::1']],
	['no machine at all', ['0.0.0.0', '0.1.2.3', '::', 'localhost', '', '256.1.1.1']],
	['a private network', ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fd00::1', 'fec0::1']],
	['the link', ['169.254.1.1', 'fe80::1', 'fe80::1%eth0']],
	['the metadata of a cloud', ['169.254.169.254', '100.100.100.200', 'fd00:ec2::254', '192.0.0.192']],
	['a provider', ['100.64.0.1', '100.127.255.255']],
	['many machines', ['224.0.0.1', '255.255.255.255', 'ff02::1']],
	['documentation and tests', ['192.0.2.1', '198.18.0.1', '203.0.113.9', '2001:db8::1', '3fff::1']],
	['the future', ['240.0.0.1', '4000::1', '5f00::1']],
	['IPv4 as IPv6', ['::ffff:127.0.0.1', '::ffff:10.0.0.1', '::ffff:8.8.8.8', '::ffff:7f00:1', '::127.0.0.1']],
	['IPv4 behind a translator', ['64:ff9b::7f00:1', '64:ff9b:1::a00:1', '2002:7f00:1::', '2001:0:7f00:1::']],
])('an address of %s is not called', (_whose, addresses) => {
	for (const address of addresses) expect(isPublic(address), address).toBe(false)
})
