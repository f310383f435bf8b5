const ofWords = 'words and names of professions, skills, places and languages'
const learned = 'sums over many people, from which nobody can be told'
const ofSite = 'texts and settings of the portal'
const running = 'the running of the portal; ids and times'

/** Tables without personal data, with the reason. */
export const freeTables: Record<string, string> = {
	alert_progress: running,
	counted_days: running,
	daily_statistics: learned,
	decided_names: ofWords,
	fairness_reports: `${learned}; groups below 20 are left out`,
	faq_texts: ofSite,
	faqs: ofSite,
	group_names: ofWords,
	industries: ofWords,
	job_languages: 'what a job asks for',
	job_embeddings: 'which work the text of a job speaks of',
	job_places: 'where a job is',
	job_prices: 'how crowded a job is',
	job_skills: 'what a job asks for',
	languages: ofWords,
	learned_profession_relations: learned,
	learned_skill_relations: learned,
	learned_weights: learned,
	lexicons: `${learned}; words of fewer than two texts are left out`,
	mail_wordings: ofSite,
	match_changes: `${running}; a day`,
	milestones: running,
	page_viewers: 'hashes of account and job together, which lead back to nobody; half a year',
	page_views: 'how often a page was looked at, and not by whom',
	pages: ofSite,
	places: ofWords,
	profession_relations: ofWords,
	profession_skills: ofWords,
	professions: ofWords,
	rate_limits: 'hashes of addresses and networks, for a day and an hour at most',
	site_settings: `${ofSite}; the officer is named there by law`,
	skill_relations: ofWords,
	taxonomy_sources: ofWords,
	kept_secrets: 'secrets of the portal itself',
	vapid_keys: 'keys of the portal itself',
	work_hours: running,
}
