import type advisers from '../../en/sections/advisers.json'
import type guest from '../../en/sections/guest.json'
import type investors from '../../en/sections/investors.json'
import type profession from '../../en/sections/profession.json'
import type sectionsAnswers from '../../en/sections/sections-answers.json'
import type sectionsProblems from '../../en/sections/sections-problems.json'
import type sections from '../../en/sections/sections.json'

export type SectionsTexts = {
	advisers: typeof advisers
	guest: typeof guest
	investors: typeof investors
	profession: typeof profession
	sections: typeof sections
	sectionsAnswers: typeof sectionsAnswers
	sectionsProblems: typeof sectionsProblems
}
