import { sentenceOf } from '@profile-search/text/sentence'

const isCode = /^\w+Mails\./

/**
 * A line of a notification in the language of its reader. What the portal says is kept as the code of a text with its
 * values; what people wrote, such as the title of a job, stays as it is.
 */
export function told(line: string) {
	return isCode.test(line) ? sentenceOf(line) : line
}
