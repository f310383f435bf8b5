import type { FastifyReply } from 'fastify'
import type { FileStore } from '../../context/outside.ts'

/** Sends a file as a download, so that a browser never shows it as a page of the portal. */
export async function sendAttachment(
	reply: FastifyReply,
	store: FileStore,
	{ key, name, mediaType }: { key: string; name: string; mediaType: string },
) {
	const plain = name.replaceAll(/[^\x20-\x7e]|["\\]/g, '_')
	return reply
		.type(mediaType)
		.header(
			'content-disposition',
			`attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
		)
		.header('x-content-type-options', 'nosniff')
		.header('cache-control', 'private, no-store')
		.send(await store.getStream(key))
}
