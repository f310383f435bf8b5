import { fixedPages, type EditedPage, type PageDraft } from '@profile-search/contract/site/pages'
import type { Db } from '@profile-search/db/client'
import { record } from '#platform/audit/record.ts'
import { conflict, malformedAt, notFound } from '#platform/refusal.ts'
import {
	findDraft,
	findLiveText,
	findVersion,
	hideLive,
	insertDraft,
	listVersions,
	showDraft,
	updateDraft,
	type Place,
} from './queries.ts'
import { sanitise, textOfHtml } from './sanitise.ts'

/** A page in one language as its editor sees it; an empty one when it does not exist. */
export async function editedPage(db: Db, place: Place) {
	const [draft, live, english, versions] = await Promise.all([
		findDraft(db, place),
		findLiveText(db, place),
		place.language === 'en' ? undefined : findLiveText(db, { ...place, language: 'en' }),
		listVersions(db, place),
	])
	return {
		...place,
		isFixed: fixedPages.includes(place.slug),
		draft: draft ?? null,
		live: live?.publishedAt ? { ...live, publishedAt: live.publishedAt } : null,
		english: english ?? null,
		versions: versions.flatMap(({ publishedAt, ...version }) =>
			publishedAt ? [{ ...version, publishedAt }] : [],
		),
	} satisfies EditedPage
}

/** Saves the draft, unless somebody else has saved it since this editor last saw it. */
export async function saveDraft(db: Db, place: Place, { edit, ...draft }: PageDraft, authorId: string) {
	const body = sanitise(draft.body)
	if (textOfHtml(body) === '') throw malformedAt('body', 'siteRefusals.writeSomething')
	const text = { ...draft, body, authorId }
	const saved = edit === 0 ? await insertDraft(db, place, text) : await updateDraft(db, place, edit, text)
	if (!saved) throw await overtaken(db, place)
}

/** Publishes the draft. */
export async function publish(db: Db, place: Place, edit: number, actorId: string) {
	await db.transaction(async (transaction) => {
		await hideLive(transaction, place)
		const shown = await showDraft(transaction, place, edit)
		if (!shown) throw await overtaken(transaction, place)
		await record(transaction, {
			actorId,
			action: 'page_published',
			subjectId: shown.id,
			facts: { ...place, version: shown.version },
		})
	})
}

/** Copies the text of an old version into the draft. */
export async function restore(db: Db, place: Place, version: number, edit: number, actorId: string) {
	const old = await findVersion(db, place, version)
	if (!old) throw notFound('siteRefusals.noVersion')
	const { title, description, body } = old
	await saveDraft(db, place, { title, description, body, edit }, actorId)
}

/** Hides a page from everyone; its versions stay. */
export async function takeDown(db: Db, place: Place, actorId: string) {
	if (place.language === 'en' && fixedPages.includes(place.slug)) throw conflict('siteRefusals.fixedPage')
	await db.transaction(async (transaction) => {
		const hidden = await hideLive(transaction, place)
		if (!hidden) throw notFound('siteRefusals.notPublished')
		await record(transaction, { actorId, action: 'page_taken_down', subjectId: hidden.id, facts: place })
	})
}

async function overtaken(db: Db, place: Place) {
	const now = await findDraft(db, place)
	if (!now) return conflict('siteRefusals.draftGone')
	if (!now.author) return conflict('siteRefusals.draftSaved')
	return conflict('siteRefusals.draftSavedBy', { name: now.author })
}
