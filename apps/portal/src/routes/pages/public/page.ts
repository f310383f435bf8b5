import { createHash } from 'node:crypto'
import { compress, type Encoding } from '../encoding.ts'
import { contentSecurityPolicy } from '../policy.ts'

/** A public page, whole, as it is sent to many visitors. */
export type Page = ReturnType<typeof pageOf>

/**
 * Makes a page for many visitors from one rendering. Its inline scripts are those of the portal, known by the nonce of
 * the rendering, which nobody else could know; the policy allows exactly them, by their hashes. Styles that the
 * UI kit adds later need a nonce. It cannot be secret, but it allows no script, and it is made from the content of
 * the page: what somebody wrote into the page cannot name it.
 */
export function pageOf(
	{ status, headers }: { status: number; headers: Headers },
	rendered: string,
	{ nonce, isSound }: { nonce: string; isSound: boolean },
) {
	const styleNonce = digest(rendered.replaceAll(nonce, '')).slice(0, 22)
	const text = rendered.replaceAll(nonce, styleNonce)
	const scripts = [...text.matchAll(inlineScript)]
		.filter(([, attributes]) => attributes?.includes(` nonce="${styleNonce}"`))
		.map(([, , script]) => `'sha256-${digest(script ?? '')}'`)
	const body = Buffer.from(text)
	const encoded = new Map<Encoding, Promise<Buffer>>()
	return {
		status,
		/** Whether the page shows what it should. Where something failed, the next visitor may see more. */
		isSound: isSound && (status === 200 || status === 404),
		headers: Object.fromEntries(headers),
		policy: contentSecurityPolicy({ scripts, styles: [`'nonce-${styleNonce}'`] }),
		body,
		/** The entity tag of the page in an encoding. Equal pages have equal tags, on every node. */
		tagIn: (encoding: Encoding) => `"${styleNonce}-${encoding}"`,
		/** The body in an encoding, compressed when first asked for. */
		bodyIn(encoding: Encoding) {
			const known = encoded.get(encoding)
			if (known) return known
			const compressed = compress(body, encoding, 'many')
			encoded.set(encoding, compressed)
			return compressed
		},
	}
}

const inlineScript = /<script((?:\s[^>]*)?)>([^]+?)<\/script>/g

function digest(text: string) {
	return createHash('sha256').update(text).digest('base64')
}

/** Whether the browser already has the version with this tag, by its header `If-None-Match`. */
export function hasVersion(ifNoneMatch: string | undefined, tag: string) {
	if (!ifNoneMatch) return false
	return ifNoneMatch.split(',').some((each) => ['*', tag, `W/${tag}`].includes(each.trim()))
}
