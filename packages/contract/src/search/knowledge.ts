import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { SearchQuery } from '../http/lists.ts'
import { QueryNumber, PageQuery, line, pageOf, requiredLine } from '../platform/basics.ts'
import { problem } from '../platform/problem.ts'

/** The vocabularies that an administrator maintains: skills and professions. */
export const KnowledgeSubject = z.enum(['skills', 'professions'])
export type KnowledgeSubject = z.infer<typeof KnowledgeSubject>

/** Checked names, names that people typed and nobody has reviewed, and reviewed names that were left alone. */
export const KnowledgeView = z.enum(['known', 'typed', 'ignored'])
export type KnowledgeView = z.infer<typeof KnowledgeView>

const amount = z.number().int()
const subject = z.object({ subject: KnowledgeSubject })
const id = QueryNumber.min(1).max(2_147_483_647)
const one = subject.extend({ id })

/** How often a name is used: on profiles, and in jobs of any state. */
const uses = { people: amount, jobs: amount }
const Named = z.object({ id: amount, name: z.string() })

const KnowledgeLine = Named.extend({
	field: z.string().nullable(),
	...uses,
	nearest: Named.nullable().describe('the checked one that is spelt most like one that was typed'),
})

export const listKnowledge = endpoint({
	method: 'GET',
	path: 'admin/knowledge/:subject',
	access: 'administrator',
	summary: 'Skills or professions with how often they are used; typed ones by that, the others by name.',
	params: subject,
	query: PageQuery.extend({
		view: KnowledgeView.default('known'),
		query: SearchQuery.describe('of a name or an alias'),
	}),
	details: pageOf(KnowledgeLine).extend({
		counts: z.object({ known: amount, typed: amount, ignored: amount }),
		fields: z.array(z.string()).describe('all that are in use'),
	}),
})

/** The source of a name: our files, a published taxonomy, or an administrator. */
const Source = z.enum(['portal', 'esco', 'onet', 'nco', 'administrator'])

const Relation = Named.extend({
	share: z.number().describe('how much having that one counts where this one is wanted'),
	back: z.number().describe('how much having this one counts where that one is wanted'),
	source: Source,
})

export const KnowledgeItem = Named.extend({
	subject: KnowledgeSubject,
	field: z.string().nullable(),
	nameHi: z.string().nullable().describe('the name that readers of Hindi are shown'),
	nameMr: z.string().nullable().describe('the name that readers of Marathi are shown'),
	view: KnowledgeView,
	isCurated: z.boolean().describe('whether an administrator has given its names and field'),
	...uses,
	aliases: z.array(z.string()),
	relations: z.array(Relation).describe('the strongest hundred'),
	typical: z
		.array(Named.extend({ weight: z.number(), source: Source }))
		.describe('of a profession: its skills, most typical first'),
	fields: z.array(z.string()),
})
export type KnowledgeItem = z.infer<typeof KnowledgeItem>

export const showKnowledge = endpoint({
	method: 'GET',
	path: 'admin/knowledge/:subject/:id',
	access: 'administrator',
	summary: 'A skill or profession with its other names and what it is related to.',
	params: one,
	details: KnowledgeItem,
})

/** The maximum length of names that can be chosen in forms. */
export const longestName = { skills: 60, professions: 120 }

/** A name for readers of another language; empty is none, and a missing one stays as it is. */
const LocalName = line()
	.max(longestName.professions, problem('problems.tooLong', { most: longestName.professions }))
	.transform((name) => name || null)
	.nullish()

export const KnowledgeDraft = z.object({
	name: requiredLine('problems.name', longestName.professions),
	nameHi: LocalName,
	nameMr: LocalName,
	field: requiredLine('problems.field', 80),
})

export const addKnowledge = endpoint({
	method: 'POST',
	path: 'admin/knowledge/:subject',
	access: 'administrator',
	summary: 'Add a skill or profession; refused when the name is one already.',
	params: subject,
	body: KnowledgeDraft,
	details: z.object({ id: amount }),
	message: 'searchAnswers.added',
})

export const saveKnowledge = endpoint({
	method: 'PUT',
	path: 'admin/knowledge/:subject/:id',
	access: 'administrator',
	summary: 'Give names and a field; one that was typed becomes a checked one. Former names stay as aliases.',
	params: one,
	body: KnowledgeDraft,
	details: z.null(),
	message: 'searchAnswers.saved',
})

export const ignoreSkill = endpoint({
	method: 'POST',
	path: 'admin/typed-skills/:id/ignore',
	access: 'administrator',
	summary: 'Leave a typed skill as it is, or take it up again.',
	params: z.object({ id }),
	body: z.object({ isIgnored: z.boolean() }),
	details: z.null(),
	message: 'searchAnswers.noted',
})

const Word = requiredLine('searchProblems.alias', 120)

export const addAlias = endpoint({
	method: 'POST',
	path: 'admin/knowledge/:subject/:id/aliases',
	access: 'administrator',
	summary: 'Add another name; refused when it belongs to another one, which is named.',
	params: one,
	body: z.object({ word: Word }),
	details: z.null(),
	message: 'searchAnswers.nameAdded',
})

export const removeAlias = endpoint({
	method: 'DELETE',
	path: 'admin/knowledge/:subject/:id/aliases/:word',
	access: 'administrator',
	summary: 'Take another name away; no file and no import brings it back.',
	params: one.extend({ word: Word }),
	details: z.null(),
	message: 'searchAnswers.nameRemoved',
})

const Share = z
	.number(problem('searchProblems.share', { least: 0, most: 100 }))
	.min(0, problem('searchProblems.share', { least: 0, most: 100 }))
	.max(1, problem('searchProblems.share', { least: 0, most: 100 }))
const other = one.extend({ otherId: id })

export const saveRelation = endpoint({
	method: 'PUT',
	path: 'admin/knowledge/:subject/:id/relations/:otherId',
	access: 'administrator',
	summary: 'Say how much each of two counts for the other, from 0 to 1; 0 is not at all.',
	params: other,
	body: z.object({ share: Share, back: Share }),
	details: z.null(),
	message: 'searchAnswers.relationSaved',
})

export const saveTypicalSkill = endpoint({
	method: 'PUT',
	path: 'admin/professions/:id/skills/:otherId',
	access: 'administrator',
	summary: 'Say how typical a skill is of a profession, from 0 to 1; 0 is not at all.',
	params: z.object({ id, otherId: id }),
	body: z.object({ weight: Share }),
	details: z.null(),
	message: 'searchAnswers.savedForRankings',
})

/** The effects of a merge. */
export const KnowledgeMerge = z.object({
	from: Named,
	into: Named,
	...uses,
	professions: amount.describe('of which the skill is typical'),
	relations: amount,
	aliases: amount,
	alerts: amount.describe('kept searches that name it'),
})
export type KnowledgeMerge = z.infer<typeof KnowledgeMerge>

export const showMerge = endpoint({
	method: 'GET',
	path: 'admin/knowledge/:subject/:id/merge/:otherId',
	access: 'administrator',
	summary: 'What would change if the first one were merged into the other.',
	params: other,
	details: KnowledgeMerge,
})

export const mergeKnowledge = endpoint({
	method: 'POST',
	path: 'admin/knowledge/:subject/:id/merge/:otherId',
	access: 'administrator',
	summary:
		'Merge the first one into the other: everything that named it names the other, and so does its name.',
	params: other,
	details: KnowledgeMerge,
	message: 'searchAnswers.merged',
})
