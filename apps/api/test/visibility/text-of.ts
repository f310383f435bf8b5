import { strFromU8, unzipSync } from 'fflate'
import { extractText, getDocumentProxy } from 'unpdf'

/** The text of an answer, also where it is a PDF or a Word file. */
export async function textOf(answer: {
	rawPayload: Buffer
	headers: Record<string, unknown>
	statusCode: number
}) {
	const type = String(answer.headers['content-type'])
	if (answer.statusCode !== 200) return answer.rawPayload.toString()
	if (type.includes('pdf')) {
		const pdf = await getDocumentProxy(new Uint8Array(answer.rawPayload))
		return (await extractText(pdf, { mergePages: true })).text.replaceAll(',', '')
	}
	if (!type.includes('officedocument')) return answer.rawPayload.toString()
	return strFromU8(unzipSync(answer.rawPayload)['word/document.xml'] ?? new Uint8Array()).replaceAll(',', '')
}
