import type criteria from '../../en/matching/criteria.json'
import type dismissals from '../../en/matching/dismissals.json'
import type fairnessReports from '../../en/matching/fairness-reports.json'
import type fairness from '../../en/matching/fairness.json'
import type match from '../../en/matching/match.json'
import type matches from '../../en/matching/matches.json'
import type matchingAnswers from '../../en/matching/matching-answers.json'
import type matchingDocuments from '../../en/matching/matching-documents.json'
import type matchingMails from '../../en/matching/matching-mails.json'
import type matchingProblems from '../../en/matching/matching-problems.json'
import type matchingRefusals from '../../en/matching/matching-refusals.json'
import type reach from '../../en/matching/reach.json'
import type saveSearch from '../../en/matching/save-search.json'
import type saved from '../../en/matching/saved.json'
import type shortlist from '../../en/matching/shortlist.json'
import type suggestions from '../../en/matching/suggestions.json'
import type watch from '../../en/matching/watch.json'

export type MatchingTexts = {
	criteria: typeof criteria
	dismissals: typeof dismissals
	fairness: typeof fairness
	fairnessReports: typeof fairnessReports
	match: typeof match
	matches: typeof matches
	matchingAnswers: typeof matchingAnswers
	matchingDocuments: typeof matchingDocuments
	matchingMails: typeof matchingMails
	matchingProblems: typeof matchingProblems
	matchingRefusals: typeof matchingRefusals
	reach: typeof reach
	saveSearch: typeof saveSearch
	saved: typeof saved
	shortlist: typeof shortlist
	suggestions: typeof suggestions
	watch: typeof watch
}
