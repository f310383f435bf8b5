import { sentenceOf } from '@profile-search/text/sentence'

/** An import with the reason why its file could not be read as a sentence. */
export function problemInSentence<Import extends { problem: string | null }>(found: Import) {
	return { ...found, problem: found.problem && sentenceOf(found.problem) }
}

/** What is to be said about the values of a row, as sentences. */
export function notesInSentences<Note extends { message: string }>(notes: readonly Note[]) {
	return notes.map((note) => ({ ...note, message: sentenceOf(note.message) }))
}
