import { errorCodes } from '@profile-search/contract/envelope'
import type { FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

/**
 * Reads a form with files in it, so that the contract can check it like any other body: its fields as text, its file
 * as a File; where several may come, each name of one has a list. Anything but a form is left to the contract, which
 * says what is missing.
 */
export async function readForm(request: FastifyRequest, biggestFile: number, mostFiles = 1) {
	if (!request.isMultipart()) return
	const body: Record<string, unknown> = {}
	const lists: Record<string, File[]> = {}
	const limits = { fileSize: biggestFile, files: mostFiles, fields: 20, fieldSize: 50_000 }
	for await (const part of request.parts({ limits })) {
		if (part.type === 'field') body[part.fieldname] = part.value
		else {
			const bytes = await part.toBuffer().catch(tooLarge(biggestFile))
			const file = new File([new Uint8Array(bytes)], part.filename, { type: part.mimetype })
			if (mostFiles === 1) body[part.fieldname] = file
			else (lists[part.fieldname] ??= []).push(file)
		}
	}
	request.body = { ...body, ...lists }
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
