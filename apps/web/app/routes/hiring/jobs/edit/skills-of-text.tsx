import { Checkbox } from '@mantine/core'
import { readJobText } from '@profile-search/contract/hiring/job-drafts'
import type { Details } from '@profile-search/contract/http/endpoint'
import { useEffect, useRef, useState } from 'react'
import { send } from '#api.ts'
import { education } from '#features/profiles/education.ts'
import { SuggestedSkills } from '#features/search/suggested/suggested-skills.tsx'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { duration } from '#ui/text/amounts.ts'
import classes from './edit.module.css'
import type { JobForm } from './job-form.ts'

type Read = Details<typeof readJobText>

/** The skills that the job's text asks for, each with a checkbox to add it and the sentence it comes from. */
export function SkillsOfText({ form }: { form: JobForm }) {
	const { t } = useTranslation()
	const { title, description, mustHaveSkills, niceToHaveSkills } = form.values
	const read = useReadText(title, description)
	if (!read) return null

	const named = new Set(mustHaveSkills.map((name) => name.toLowerCase()))
	const nice = new Set(niceToHaveSkills.map((name) => name.toLowerCase()))
	const skills = read.skills.filter(({ name }) => !nice.has(name.toLowerCase()))
	const toggle = (name: string, isOn: boolean) => {
		const others = mustHaveSkills.filter((one) => one.toLowerCase() !== name.toLowerCase())
		form.setFieldValue('mustHaveSkills', isOn ? [...others, name] : others)
		form.clearFieldError('mustHaveSkills')
	}
	return (
		<Stack gap={16}>
			<div className={classes.suggested}>
				{skills.length > 0 && (
					<fieldset>
						<legend>{t('jobEdit.found')}</legend>
						<ul>
							{skills.map(({ name, quote }) => (
								<li key={name}>
									<Checkbox
										label={name}
										description={`“${quote}”`}
										checked={named.has(name.toLowerCase())}
										onChange={(event) => toggle(name, event.currentTarget.checked)}
									/>
								</li>
							))}
						</ul>
					</fieldset>
				)}
				<MoreFound form={form} read={read} />
				{skills.length + read.suggestedSkills.length === 0 && (
					<p>{t(description ? 'jobEdit.foundNone' : 'jobEdit.foundNoText')}</p>
				)}
			</div>
			<SuggestedSkills
				suggestions={read.suggestedSkills}
				names={[...mustHaveSkills, ...niceToHaveSkills]}
				onAccept={(name) => form.setFieldValue('niceToHaveSkills', [...niceToHaveSkills, name])}
			/>
		</Stack>
	)
}

/** The years, education and languages that the text names, for fields that are still empty. */
function MoreFound({ form, read }: { form: JobForm; read: Read }) {
	const { t } = useTranslation()
	const { minYears, languages } = form.values
	const offers = [
		read.minMonths !== null && minYears === null
			? {
					label: t('jobEdit.foundYears', { amount: duration(read.minMonths) }),
					take: () => form.setFieldValue('minYears', Math.round((read.minMonths ?? 0) / 1.2) / 10),
				}
			: null,
		read.education !== null && form.values.education === null
			? {
					label: t('jobEdit.foundEducation', { level: education(read.education) }),
					take: () => form.setFieldValue('education', read.education),
				}
			: null,
		...read.languages
			.filter(({ code }) => !languages.some((claim) => claim.code === code))
			.map(({ code, name }) => ({
				label: t('jobEdit.foundLanguage', { name }),
				take: () => form.setFieldValue('languages', [...languages, { code, level: null }]),
			})),
	].filter((offer) => offer !== null)
	if (offers.length === 0) return null
	return (
		<Row gap={8}>
			{offers.map(({ label, take }) => (
				<Button key={label} variant="default" size="compact-md" onClick={take}>
					{label}
				</Button>
			))}
		</Row>
	)
}

/** The server's reading of a text, fetched again when the text changes. */
function useReadText(title: string, text: string) {
	const [read, setRead] = useState<Read | null>(null)
	const latest = useRef(0)
	useEffect(() => {
		const mine = ++latest.current
		const timer = setTimeout(async () => {
			if (!title.trim() && !text.trim()) return setRead(null)
			const sent = await send(readJobText, {
				body: { title: title.slice(0, 200), text: text.slice(0, 10_000) },
			})
			// Suggestions are optional: if they cannot be loaded, the form works without them.
			if (mine === latest.current && sent.details) setRead(sent.details)
		}, 400)
		return () => clearTimeout(timer)
	}, [title, text])
	return read
}
