import { z } from 'zod'
import { Id } from './basics.ts'

/** The maximum size of an attachment in bytes: five megabytes. */
export const biggestAttachment = 5 * 1024 * 1024

/** The maximum number of attachments sent at once. */
export const mostAttachments = 5

/** The extensions that a file picker offers; the type of a file is decided by its content. */
export const attachmentEndings = '.pdf,.docx,.odt,.txt,.jpg,.jpeg,.png,.webp'

const askForAttachment = 'problems.attachment'

export const AttachmentDraft = z
	.file(askForAttachment)
	.min(1, 'problems.emptyFile')
	.max(biggestAttachment, askForAttachment)

/** A file that was sent with something. */
export const Attachment = z.object({
	id: Id,
	name: z.string(),
	mediaType: z.string(),
	size: z.number().describe('bytes'),
})
export type Attachment = z.infer<typeof Attachment>
