import { Checkbox, Select, TextInput } from '@mantine/core'
import { ActionIcon } from '@mantine/core'
import { mostQuestions, type KeptQuestion } from '@profile-search/contract/hiring/drafts/job-questions'
import { QuestionKind } from '@profile-search/contract/hiring/jobs'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { FieldRow } from '#ui/form/form-page.tsx'
import { Card } from '#ui/layout/card.tsx'
import classes from './edit.module.css'
import type { JobForm } from './job-form.ts'

const empty: KeptQuestion = {
	text: '',
	kind: 'yes_no',
	choices: [],
	isRequired: true,
	isKnockOut: false,
	wanted: null,
}

/** Questions to applicants besides the profile. */
export function QuestionRows({ form }: { form: JobForm }) {
	const { t } = useTranslation()
	const { questions } = form.values
	const put = (next: KeptQuestion[]) => form.setFieldValue('questions', next)
	const change = (at: number, part: Partial<KeptQuestion>) => {
		put(questions.map((question, index) => (index === at ? { ...question, ...part } : question)))
		for (const field of Object.keys(part)) form.clearFieldError(`questions.${at}.${field}`)
	}
	const move = (at: number, by: number) => {
		const next = [...questions]
		next.splice(at + by, 0, ...next.splice(at, 1))
		put(next)
	}
	return (
		<div className={classes.questions}>
			<ol>
				{questions.map((question, at) => (
					// Questions have no ID; only their position identifies them.
					// oxlint-disable-next-line react/no-array-index-key
					<Card key={at} as="li">
						<section aria-labelledby={`question-${at}`}>
							<h4 id={`question-${at}`}>{t('jobEdit.question', { number: at + 1 })}</h4>
							<div className={classes.icons}>
								<Icon
									label={t('jobEdit.questionUp', { number: at + 1 })}
									isOff={at === 0}
									act={() => move(at, -1)}
								>
									<IconArrowUp size={18} aria-hidden="true" />
								</Icon>
								<Icon
									label={t('jobEdit.questionDown', { number: at + 1 })}
									isOff={at === questions.length - 1}
									act={() => move(at, 1)}
								>
									<IconArrowDown size={18} aria-hidden="true" />
								</Icon>
								<Icon
									label={t('jobEdit.questionRemove', { number: at + 1 })}
									act={() => put(questions.filter((_, index) => index !== at))}
								>
									<IconTrash size={18} aria-hidden="true" />
								</Icon>
							</div>
							<Question form={form} at={at} question={question} change={(part) => change(at, part)} />
						</section>
					</Card>
				))}
			</ol>
			{questions.length < mostQuestions && (
				<Button variant="default" onClick={() => put([...questions, empty])}>
					{t('jobEdit.addQuestion')}
				</Button>
			)}
		</div>
	)
}

type IconProps = { label: string; isOff?: boolean; act: () => void; children: React.ReactNode }

function Icon({ label, isOff = false, act, children }: IconProps) {
	return (
		<ActionIcon variant="subtle" size={44} aria-label={label} title={label} disabled={isOff} onClick={act}>
			{children}
		</ActionIcon>
	)
}

type QuestionProps = {
	form: JobForm
	at: number
	question: KeptQuestion
	change: (part: Partial<KeptQuestion>) => void
}

function Question({ form, at, question, change }: QuestionProps) {
	const { t } = useTranslation()
	const { text, kind, choices, isRequired, isKnockOut } = question
	const errorOf = (field: string) => form.errors[`questions.${at}.${field}`]
	return (
		<>
			<TextInput
				label={t('jobEdit.questionText')}
				maxLength={300}
				value={text}
				error={errorOf('text')}
				onChange={(event) => change({ text: event.currentTarget.value })}
			/>
			<FieldRow>
				<Select
					label={t('jobEdit.questionKind')}
					allowDeselect={false}
					data={QuestionKind.options.map((value) => ({ value, label: t(`jobEdit.kinds.${value}`) }))}
					value={kind}
					onChange={(value) => {
						const next = QuestionKind.safeParse(value).data
						if (next) change({ kind: next, wanted: null, isKnockOut: next !== 'text' && isKnockOut })
					}}
				/>
				{kind === 'choice' && (
					<TextInput
						label={t('jobEdit.choices')}
						description={t('jobEdit.choicesHelp')}
						defaultValue={choices.join(', ')}
						error={errorOf('choices')}
						onChange={(event) => {
							const next = event.currentTarget.value.split(',').map((choice) => choice.trim())
							change({ choices: [...new Set(next.filter(Boolean))], wanted: null })
						}}
					/>
				)}
			</FieldRow>
			<Checkbox
				label={t('jobEdit.required')}
				checked={isRequired}
				onChange={(event) => change({ isRequired: event.currentTarget.checked })}
			/>
			{kind !== 'text' && (
				<Checkbox
					label={t('jobEdit.knockOut')}
					description={t('jobEdit.knockOutHelp')}
					checked={isKnockOut}
					onChange={(event) => change({ isKnockOut: event.currentTarget.checked, wanted: null })}
				/>
			)}
			{isKnockOut && <Wanted question={question} change={change} error={errorOf('wanted')} />}
		</>
	)
}

type WantedProps = Pick<QuestionProps, 'question' | 'change'> & { error: React.ReactNode }

function Wanted({ question: { kind, choices, wanted }, change, error }: WantedProps) {
	const { t } = useTranslation()
	if (kind === 'number') {
		return (
			<TextInput
				label={t('jobEdit.leastNumber')}
				inputMode="numeric"
				value={wanted ?? ''}
				error={error}
				onChange={(event) => change({ wanted: event.currentTarget.value || null })}
			/>
		)
	}
	const answers =
		kind === 'yes_no'
			? (['yes', 'no'] as const).map((value) => ({ value: value as string, label: t(`jobEdit.${value}`) }))
			: choices.map((value) => ({ value, label: value }))
	return (
		<Select
			label={t('jobEdit.wanted')}
			data={answers}
			value={wanted}
			error={error}
			onChange={(value) => change({ wanted: value })}
		/>
	)
}
