import { z } from 'zod'
import { Id } from './basics.ts'

/** Bytes of a file that may be sent along: five megabytes. */
export const biggestAttachment = 5 * 1024 * 1024

/** The most files that may be sent along at once. */
export const mostAttachments = 5

/** What a file picker offers; what a file is, its content says. */
export const attachmentEndings = '.pdf,.docx,.odt,.txt,.jpg,.jpeg,.png,.webp'

const askForAttachment = 'Please choose a PDF, a document, a text or a picture of at most 5 MB.'

export const AttachmentDraft = z
	.file(askForAttachment)
	.min(1, 'This file is empty.')
	.max(biggestAttachment, askForAttachment)

/** A file that was sent along. */
export const Attachment = z.object({
	id: Id,
	name: z.string(),
	mediaType: z.string(),
	size: z.number().describe('bytes'),
})
export type Attachment = z.infer<typeof Attachment>
