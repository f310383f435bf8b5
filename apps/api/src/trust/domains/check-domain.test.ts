import { filePath, recordPrefix } from '@profile-search/contract/trust/domains'
import { expect, test } from 'vitest'
import { isPublic } from '#platform/context/network.ts'
import { neighbour, publicMachine, startInternet } from '#test/internet/internet.ts'
import { checkDomain } from './check-domain.ts'

const domain = 'sahyadri.example'
const token = 'h8Jq2vPz'

test('the token is found in a DNS record of the domain, among others and in pieces', async () => {
	await using internet = await startInternet()
	internet.names.tell('TXT', domain, ['v=spf1 -all', `${recordPrefix}|${token}`])

	const findings = await checkDomain(domain, token, internet.network)

	expect(findings).toEqual({ record: 'found', file: 'unreachable' })
})

test('the token is found in the file of the domain, on its own line', async () => {
	await using internet = await startInternet()
	internet.host(domain, `Our token:\r\n${token}\r\n`)

	const findings = await checkDomain(domain, token, internet.network)

	expect(findings).toEqual({ record: 'absent', file: 'found' })
	expect(internet.visits.publicMachine).toEqual([`${domain}:${internet.network.port}${filePath}`])
})

test('another organisation’s token, or a part of ours, proves nothing', async () => {
	await using internet = await startInternet()
	internet.host(domain, `${token}x\nx${token}`)
	internet.names.tell('TXT', domain, [`${recordPrefix}${token}x`, token, `x${recordPrefix}${token}`])

	expect(await checkDomain(domain, token, internet.network)).toEqual({ record: 'absent', file: 'absent' })
})

test('a domain that does not exist has neither', async () => {
	await using internet = await startInternet()

	expect(await checkDomain('nowhere.example', token, internet.network)).toEqual({
		record: 'absent',
		file: 'unreachable',
	})
})

test.each([
	['this machine', 'A', '127.0.0.1'],
	['a neighbour', 'A', neighbour],
	['a private network', 'A', '10.0.0.1'],
	['the metadata of a cloud', 'A', '169.254.169.254'],
	['no machine', 'A', '0.0.0.0'],
	['this machine, in IPv6', 'AAAA', '::1'],
	['the link, in IPv6', 'AAAA', 'fe80::1'],
	['this machine, IPv4 in the clothes of IPv6', 'AAAA', '::ffff:127.0.0.1'],
] as const)('a domain that points to %s is not called', async (_whose, type, address) => {
	await using internet = await startInternet()
	internet.host(domain, token)
	internet.names.tell('A', domain, [])
	internet.names.tell(type, domain, [address])

	// As in production, where no loopback address may be called.
	const findings = await checkDomain(domain, token, { ...internet.network, mayCall: isPublic })

	expect(findings.file).toBe('unreachable')
	expect(internet.visits).toEqual({ publicMachine: [], neighbour: [] })
})

test('one address that may not be called rules out the others', async () => {
	await using internet = await startInternet()
	internet.host(domain, token)
	internet.names.tell('A', domain, [publicMachine, neighbour])

	expect((await checkDomain(domain, token, internet.network)).file).toBe('unreachable')
	expect(internet.visits).toEqual({ publicMachine: [], neighbour: [] })
})

test('a name that changes its address between the lookup and the call changes nothing', async () => {
	await using internet = await startInternet()
	internet.host(domain, token)
	internet.names.tell('A', domain, [publicMachine], [neighbour])

	const first = await checkDomain(domain, token, internet.network)
	const questions = internet.names.asked.filter((question) => question === `A ${domain}`)
	const second = await checkDomain(domain, token, internet.network)

	expect(questions).toHaveLength(1)
	expect(first.file).toBe('found')
	expect(second.file).toBe('unreachable')
	expect(internet.visits.neighbour).toEqual([])
})

test('a redirect is not followed, not even to the same machine', async () => {
	await using internet = await startInternet()
	internet.names.tell('A', domain, [publicMachine])
	internet.answer((request, response) => {
		if (request.url === '/there') response.end(token)
		else response.writeHead(302, { location: '/there' }).end()
	})

	expect((await checkDomain(domain, token, internet.network)).file).toBe('redirected')
	expect(internet.visits.publicMachine).toHaveLength(1)
})

test('reading of an endless file stops after four kilobytes', async () => {
	await using internet = await startInternet()
	internet.names.tell('A', domain, [publicMachine])
	let isLeft = false
	internet.answer((_request, response) => {
		response.on('close', () => (isLeft = true))
		const pour = () => void (isLeft || response.write(`${'x'.repeat(1023)}\n`, pour))
		pour()
	})
	const start = Date.now()

	const findings = await checkDomain(domain, token, internet.network)

	expect(findings.file).toBe('absent')
	expect(Date.now() - start).toBeLessThan(4000)
})

test('a certificate for another name is reported differently from a missing server', async () => {
	await using internet = await startInternet()
	internet.names.tell('A', 'other.example', [publicMachine])
	const { certificate: _trusted, ...untrusting } = internet.network
	internet.host(domain, token)

	expect((await checkDomain('other.example', token, internet.network)).file).toBe('untrusted')
	expect((await checkDomain(domain, token, untrusting)).file).toBe('untrusted')
	const elsewhere = { ...internet.network, port: 1 }
	expect((await checkDomain(domain, token, elsewhere)).file).toBe('unreachable')
})

test('silent servers time out after five seconds', async () => {
	await using internet = await startInternet()
	internet.names.tell('A', domain, [publicMachine])
	internet.names.tell('TXT', domain, ['silence'])
	internet.answer((_request, response) => void response.writeHead(200).write(token))
	const start = Date.now()

	const findings = await checkDomain(domain, token, internet.network)

	expect(findings).toEqual({ record: 'unreachable', file: 'unreachable' })
	expect(Date.now() - start).toBeLessThan(7000)
})
