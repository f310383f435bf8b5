import type forms from '../../en/search/forms.json'
import type knowledge from '../../en/search/knowledge.json'
import type lists from '../../en/search/lists.json'
import type searchAnswers from '../../en/search/search-answers.json'
import type searchProblems from '../../en/search/search-problems.json'
import type searchRefusals from '../../en/search/search-refusals.json'

export type SearchTexts = {
	forms: typeof forms
	knowledge: typeof knowledge
	lists: typeof lists
	searchAnswers: typeof searchAnswers
	searchProblems: typeof searchProblems
	searchRefusals: typeof searchRefusals
}
