import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'

const types: Record<number, 'A' | 'AAAA' | 'TXT'> = { 1: 'A', 28: 'AAAA', 16: 'TXT' }
type Type = 'A' | 'AAAA' | 'TXT'

/** A real name server on loopback, which knows only what it is told (RFC 1035). */
export async function startNameServer() {
	const known = new Map<string, string[][]>()
	const asked: string[] = []
	const socket = createSocket('udp4')
	socket.on('message', (query, from) => {
		const { name, type, end } = questionOf(query)
		const question = `${type} ${name}`
		asked.push(question)
		const series = known.get(question)
		// The last answer of a series is repeated.
		const values = (series && series.length > 1 ? series.shift() : series?.[0]) ?? []
		// Simulates a server that does not answer at all.
		if (values[0] === 'silence') return
		const isKnown = [...known.keys()].some((line) => line.endsWith(` ${name}`))
		socket.send(answerTo(query.subarray(0, end), type, values, isKnown), from.port, from.address)
	})
	socket.bind(0, '127.0.0.1')
	await once(socket, 'listening')
	return {
		address: `127.0.0.1:${socket.address().port}`,
		/** Every query so far, such as `TXT example.org`. */
		asked,
		/** Sets its answers from now on. Several answers are given one after the other. */
		tell(type: Type, name: string, ...series: string[][]) {
			known.set(`${type} ${name}`, series)
		},
		async [Symbol.asyncDispose]() {
			await new Promise<void>((resolve) => socket.close(() => resolve()))
		},
	}
}

/** The name and type of a query, and the offset where its question ends. */
function questionOf(query: Buffer) {
	const labels: string[] = []
	let at = 12
	for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
		labels.push(query.toString('latin1', at + 1, at + 1 + length))
		at += 1 + length
	}
	const type = types[query.readUInt16BE(at + 1)] ?? 'A'
	return { name: labels.join('.').toLowerCase(), type, end: at + 5 }
}

function answerTo(question: Buffer, type: Type, values: string[], isKnown: boolean) {
	const head = Buffer.from(question)
	head.writeUInt16BE(isKnown ? 0x81_80 : 0x81_83, 2)
	head.writeUInt16BE(values.length, 6)
	// No further sections.
	head.fill(0, 8, 12)
	return Buffer.concat([head, ...values.map((value) => recordOf(question, type, value))])
}

function recordOf(question: Buffer, type: Type, value: string) {
	const data = dataOf(type, value)
	const head = Buffer.alloc(12)
	// The name is a pointer to that of the question at byte 12; type and class are the last four bytes of the
	// question; the TTL is 0.
	head.writeUInt16BE(0xc0_0c, 0)
	question.copy(head, 2, question.length - 4)
	head.writeUInt16BE(data.length, 10)
	return Buffer.concat([head, data])
}

/** A text is split into pieces of at most 255 bytes, each preceded by its length; a bar splits it too. */
function dataOf(type: Type, value: string) {
	if (type !== 'TXT') return Buffer.from(addressOf(value).toByteArray())
	const pieces = value.split('|').flatMap((piece) => piece.match(/.{1,255}/gs) ?? [''])
	return Buffer.concat(pieces.map((piece) => Buffer.from([piece.length, ...Buffer.from(piece)])))
}

function addressOf(value: string) {
	return isIPv6(value) ? ipaddr.IPv6.parse(value) : ipaddr.IPv4.parse(value)
}
