import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readAttachment } from './read-attachment.ts'

const pdf = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'

test('the type of a file follows from its content, whatever its name says', async () => {
	const read = await readAttachment(new File([pdf], '../../etc/letter.exe', { type: 'image/png' }))

	expect(read).toMatchObject({ name: 'letter.pdf', mediaType: 'application/pdf' })
})

test('a picture is re-encoded without its metadata', async () => {
	const photo = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
		.withExif({ IFD0: { Artist: 'Somebody' } })
		.jpeg()
		.toBuffer()

	const read = await readAttachment(new File([new Uint8Array(photo)], 'me.jpg'))

	expect(read).toMatchObject({ name: 'me.webp', mediaType: 'image/webp' })
	expect((await sharp(read.bytes).metadata()).exif).toBeUndefined()
})

test('plain text keeps its characters, and HTML is treated as text', async () => {
	const read = await readAttachment(new File(['<script>alert(1)</script> नमस्ते'], 'हिंदी.html'))

	expect(read).toMatchObject({ name: 'हिंदी.txt', mediaType: 'text/plain; charset=utf-8' })
})

test.each([
	['a program', Uint8Array.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0])],
	['an archive', Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0, 0, 0, 0, 0])],
	['a broken picture', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46, 0])],
	['half a letter', Uint8Array.from([0xe0, 0xa4])],
])('%s is refused with a reason', async (_what, bytes) => {
	await expect(readAttachment(new File([bytes], 'letter.pdf'))).rejects.toMatchObject({ status: 400 })
})
