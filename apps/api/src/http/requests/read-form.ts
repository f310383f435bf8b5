import { errorCodes } from '@profile-search/contract/http/envelope'
import { problem } from '@profile-search/contract/platform/problem'
import type { FastifyRequest } from 'fastify'
import { malformed, Refusal } from '#platform/refusal.ts'

/**
 * Reads a form with files, so that the contract can check it like any other body: fields as text, the file as
 * a File. Where several files may come, each file field holds a list. Anything but a form is left to the
 * contract, which says what is missing.
 */
export async function readForm(request: FastifyRequest, biggestFile: number, mostFiles = 1) {
	if (!request.isMultipart()) return
	const body: Record<string, unknown> = {}
	const lists: Record<string, File[]> = {}
	const limits = { fileSize: biggestFile, files: mostFiles, fields: 20, fieldSize: 50_000 }
	try {
		for await (const part of request.parts({ limits })) {
			if (part.type === 'field') body[part.fieldname] = part.value
			else {
				const file = new File([new Uint8Array(await part.toBuffer())], part.filename, { type: part.mimetype })
				if (mostFiles === 1) body[part.fieldname] = file
				else (lists[part.fieldname] ??= []).push(file)
			}
		}
	} catch (error) {
		throw refusalOf(error, biggestFile)
	}
	request.body = { ...body, ...lists }
}

/** Translates the form reader's errors: too large, too many parts, or a form cut off in the middle. */
function refusalOf(error: unknown, biggestFile: number) {
	const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
	if (status !== 413) return malformed('refusals.formCutOff')
	const megabytes = Math.floor(biggestFile / 1024 / 1024)
	return new Refusal(413, errorCodes.tooLarge, problem('refusals.fileTooLarge', { megabytes }))
}
