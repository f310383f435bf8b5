import { errorCodes } from '@profile-search/contract/envelope'
import type { FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

/**
 * Reads a form with a file in it, so that the contract can check it like any other body: its fields as text, its file
 * as a File. Anything but a form is left to the contract, which says what is missing.
 */
export async function readForm(request: FastifyRequest, biggestFile: number) {
	if (!request.isMultipart()) return
	const body: Record<string, unknown> = {}
	const limits = { fileSize: biggestFile, files: 1, fields: 20, fieldSize: 10_000 }
	for await (const part of request.parts({ limits })) {
		if (part.type === 'field') body[part.fieldname] = part.value
		else {
			const bytes = await part.toBuffer().catch(tooLarge(biggestFile))
			body[part.fieldname] = new File([new Uint8Array(bytes)], part.filename, { type: part.mimetype })
		}
	}
	request.body = body
}

function tooLarge(biggestFile: number) {
	return (error: unknown) => {
		const isTooLarge = error instanceof Error && 'statusCode' in error && error.statusCode === 413
		if (!isTooLarge) throw error
		const megabytes = Math.floor(biggestFile / 1024 / 1024)
		throw new Refusal(
			413,
			errorCodes.tooLarge,
			`This file is too large. At most ${megabytes} MB can be sent.`,
		)
	}
}
