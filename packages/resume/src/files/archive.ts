import { unzipSync } from 'fflate'
import { unreadable } from '../resume.ts'

const mostFiles = 3000
/** The most bytes that are unpacked: far more than a résumé has, far less than a server's memory. */
const mostBytes = 24 * 1024 * 1024

/** The names of the files in an archive, counted before anything is unpacked. */
export function namesInArchive(bytes: Uint8Array) {
	const names: string[] = []
	open(bytes, ({ name }) => {
		names.push(name)
		if (names.length > mostFiles) throw unreadable('resumeFiles.tooManyFiles')
		return false
	})
	return names
}

/**
 * Unpacks the wanted files of an archive. No more bytes are written than the archive claims, and it may not claim too
 * many, so a file made to fill the memory is refused here.
 */
export function unpack(bytes: Uint8Array, isWanted: (name: string) => boolean) {
	let claimed = 0
	return open(bytes, ({ name, originalSize, size }) => {
		if (!isWanted(name)) return false
		claimed += Math.max(originalSize, size)
		if (claimed > mostBytes) throw unreadable('resumeFiles.tooMuch')
		return true
	})
}

type Entry = { name: string; size: number; originalSize: number }

function open(bytes: Uint8Array, filter: (entry: Entry) => boolean) {
	try {
		return unzipSync(bytes, { filter })
	} catch (error) {
		if (error instanceof Error && error.name === 'Unreadable') throw error
		throw unreadable('resumeFiles.damaged')
	}
}
