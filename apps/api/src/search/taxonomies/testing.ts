import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder with these files, deleted at the end of the test: `await using folder = await folderOf(files)`. */
export async function folderOf(files: Record<string, string | Buffer>) {
	const path = await mkdtemp(join(tmpdir(), 'profile-search-taxonomy-'))
	for (const [name, content] of Object.entries(files)) await writeFile(join(path, name), content)
	return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) }
}

const esco = 'http://data.europa.eu/esco'
const occupation = (name: string) => `${esco}/occupation/${name}`
/** The address of a skill of the small ESCO. */
export const escoSkill = (name: string) => `${esco}/skill/${name}`

const occupationHeader =
	'conceptType,conceptUri,iscoGroup,preferredLabel,altLabels,hiddenLabels,status,modifiedDate,regulatedProfessionNote,scopeNote,definition,inScheme,description,code'
const skillHeader =
	'conceptType,conceptUri,skillType,reuseLevel,preferredLabel,altLabels,hiddenLabels,status,modifiedDate,scopeNote,definition,inScheme,description'

function occupationLine(
	name: string,
	isco: string,
	label: string,
	others: string[] = [],
	status = 'released',
) {
	return `Occupation,${occupation(name)},${isco},${label},"${others.join('\n')}",,${status},2024-01-25,,,,,"Our words, made up",${isco}.1`
}

function skillLine(name: string, label: string, others: string[] = []) {
	return `KnowledgeSkillCompetence,${escoSkill(name)},skill/competence,sector-specific,${label},"${others.join('\n')}",,released,2024-01-25,,,,"Our words, made up"`
}

function table(...lines: string[]) {
	return `${lines.join('\n')}\n`
}

/** A small ESCO with the columns of version 1.2: four occupations, one of them withdrawn, and six skills. */
export function smallEsco(): Record<string, string> {
	const hangs = (narrower: string, broader: string) =>
		`KnowledgeSkillCompetence,${escoSkill(narrower)},KnowledgeSkillCompetence,${escoSkill(broader)}`
	const wants = (who: string, kind: string, skill: string) =>
		`${occupation(who)},${kind},skill/competence,${escoSkill(skill)}`
	return {
		'occupations_en.csv': table(
			occupationHeader,
			occupationLine('nurse', '2221', 'nurse on a ward', ['staff nurse', 'ward-round nurse']),
			occupationLine('kelp', '6221', 'kelp grower', ['seaweed grower', 'kelp planter']),
			occupationLine('sponge', '6221', 'sponge diver', ['sponge grower', 'seaweed grower']),
			occupationLine('lamplighter', '9629', 'lamplighter', [], 'obsolete'),
		),
		'occupations_fr.csv': table(
			occupationHeader,
			occupationLine('kelp', '6221', 'algoculteur', ['algocultrice']),
		),
		'skills_en.csv': table(
			skillHeader,
			skillLine('sheets', 'use spreadsheet software', ['MS Excel', 'work with spreadsheets']),
			skillLine('dry', 'dry kelp', ['kelp drying']),
			skillLine('care', 'tend kelp beds'),
			skillLine('bull', 'tend beds of bull kelp'),
			skillLine('biology', 'kelp biology', ['biology of kelp', 'kelp drying']),
			skillLine('long', `look after ${'very '.repeat(12)}long lines`),
		),
		'skills_fr.csv': table(skillHeader, skillLine('dry', 'séchage des algues')),
		'occupationSkillRelations_en.csv': table(
			'occupationUri,relationType,skillType,skillUri',
			wants('kelp', 'essential', 'care'),
			wants('kelp', 'optional', 'dry'),
			wants('sponge', 'optional', 'dry'),
			wants('nurse', 'optional', 'sheets'),
			wants('lamplighter', 'essential', 'sheets'),
		),
		'skillSkillRelations_en.csv': table(
			'originalSkillUri,originalSkillType,relationType,relatedSkillType,relatedSkillUri',
			`${escoSkill('biology')},knowledge,essential,skill/competence,${escoSkill('care')}`,
		),
		'broaderRelationsSkillPillar_en.csv': table(
			'conceptType,conceptUri,broaderType,broaderUri',
			hangs('bull', 'care'),
			`KnowledgeSkillCompetence,${escoSkill('care')},SkillGroup,${escoSkill('S6.2')}`,
		),
	}
}

const columns = (...values: string[]) => values.join('\t')

/** A small O*NET with the columns of release 30: three occupations. */
export function smallOnet(): Record<string, string> {
	const element = (soc: string, id: string, name: string, importance: string, isWeak = 'N') => [
		columns(soc, id, name, 'IM', importance, '8', '0.1', '3', '4', isWeak, 'n/a', '08/2025', 'Analyst'),
		columns(soc, id, name, 'LV', '4.25', '8', '0.1', '3', '5', 'N', 'N', '08/2025', 'Analyst'),
	]
	return {
		'Occupation Data.txt': table(
			columns('O*NET-SOC Code', 'Title', 'Description'),
			columns('29-1141.00', 'Ward Nurses', 'Our "own words, made up.'),
			columns('45-2099.01', 'Kelp Farm Hands', 'Our own words, made up.'),
			columns('45-2099.02', 'Sponge Divers', 'Our own words, made up.'),
		),
		'Alternate Titles.txt': table(
			columns('O*NET-SOC Code', 'Alternate Title', 'Short Title', 'Source(s)'),
			columns('29-1141.00', 'Registered Nurse (RN)', 'RN', '02'),
			columns('29-1141.00', 'Staff Nurse', 'n/a', '02'),
			columns('45-2099.01', 'Kelp Puller', 'n/a', '02'),
			columns('99-9999.00', 'Nobody', 'n/a', '02'),
		),
		'Skills.txt': table(
			columns(
				'O*NET-SOC Code',
				'Element ID',
				'Element Name',
				'Scale ID',
				'Data Value',
				'N',
				'Standard Error',
				'Lower CI Bound',
				'Upper CI Bound',
				'Recommend Suppress',
				'Not Relevant',
				'Date',
				'Domain Source',
			),
			...element('29-1141.00', '2.A.1.b', 'Attentive Hearing', '4.00'),
			...element('45-2099.01', '2.A.1.b', 'Attentive Hearing', '2.50'),
			...element('45-2099.02', '2.A.1.b', 'Attentive Hearing', '4.50', 'Y'),
		),
		'Technology Skills.txt': table(
			columns(
				'O*NET-SOC Code',
				'Example',
				'Commodity Code',
				'Commodity Title',
				'Hot Technology',
				'In Demand',
			),
			columns('29-1141.00', 'Microsoft Excel', '43232110', 'Spreadsheet software', 'Y', 'N'),
			columns('29-1141.00', 'Wardkeeper 7', '42', 'Our software', 'N', 'Y'),
			columns('45-2099.01', 'Tide Tables Pro', '42', 'Our software', 'N', 'N'),
		),
		'Related Occupations.txt': table(
			columns('O*NET-SOC Code', 'Related O*NET-SOC Code', 'Relatedness Tier', 'Index'),
			columns('45-2099.01', '45-2099.02', 'Primary-Short', '1'),
			columns('45-2099.02', '45-2099.01', 'Supplemental', '11'),
		),
	}
}

/** A small code list of NCO-2015, with a heading row as in some copies. */
export function smallNco(): Record<string, string> {
	return {
		'nco-2015.csv': table(
			'S.No.,Occupational Title,NCO 2015,NCO 2004,Division,Sub Division,Group,Family',
			',Nursing Professionals,2221,,,,,',
			'1,Staff Nurse,2221.0100,2230.10,Professionals,Health,Nursing,Nursing',
			'2,"Gatherer, Kelp",6221.0100,6151.10,Skilled,Fishery,Aquaculture,Aquaculture',
			'3,Sponge Sorter,6221.0200,,Skilled,Fishery,Aquaculture,Aquaculture',
			'4,Sponge Sorter,6221.0301,,Skilled,Fishery,Aquaculture,Aquaculture',
		),
	}
}
