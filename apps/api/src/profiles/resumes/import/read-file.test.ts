import { constants, deflateRawSync } from 'node:zlib'
import { known } from '@profile-search/resume/testing'
import { expect, test } from 'vitest'
import { createFileReader } from './read-file.ts'

const read = async (bytes: Uint8Array | string, seconds?: number) => {
	const readFile = createFileReader(seconds)
	return readFile(new Uint8Array(Buffer.from(bytes)), known, () => {})
}

test('the reader process returns the contents of a file, or the reason why it cannot be read', async () => {
	expect(await read('Asha Kulkarni\nStaff nurse')).toMatchObject({
		source: 'text',
		resume: { name: 'Asha Kulkarni', headline: 'Staff nurse' },
	})
	await expect(read('%PDF-1.7 torn')).rejects.toThrow('resumeFiles.damagedPdf')
})

test('a PDF that unpacks without end is stopped, and the next file is read', async () => {
	// The same ten megabytes of spaces, four hundred times.
	const block = deflateRawSync(Buffer.alloc(10_000_000, 32), { finishFlush: constants.Z_FULL_FLUSH })
	const stream = Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array.from({ length: 400 }, () => block)])
	const head = `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R>>endobj
4 0 obj<</Length ${stream.length}/Filter/FlateDecode>>stream\n`
	const tail = '\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF'

	await expect(read(Buffer.concat([Buffer.from(head), stream, Buffer.from(tail)]))).rejects.toThrow(
		/profilesRefusals\.(?:readTooHeavy|readBroken)/,
	)
	expect((await read('Asha Kulkarni\nStaff nurse')).resume.name).toBe('Asha Kulkarni')
})

test('reading a file that takes too long is given up', async () => {
	await expect(read('Asha Kulkarni', 0.001)).rejects.toThrow('profilesRefusals.readTooLong?seconds=0.001')
})
