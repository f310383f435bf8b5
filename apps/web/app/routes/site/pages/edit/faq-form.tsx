import { Select, Tabs, TextInput } from '@mantine/core'
import type { Details } from '@profile-search/contract/http/endpoint'
import { ownNames, PageLanguage } from '@profile-search/contract/platform/languages'
import { FaqDraft, addFaq, type listEditedFaqs, saveFaq } from '@profile-search/contract/site/faqs'
import { FaqCategory } from '@profile-search/contract/site/pages'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { errorsOf } from '#ui/form/draft-form.ts'
import { FoundDraft } from '#ui/form/form-page.tsx'
import { useKeptForm } from '#ui/form/kept-form.ts'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { RichTextField } from './rich-text-field.tsx'

type Faq = Details<typeof listEditedFaqs>[number]
type Text = { question: string; answer: string }
type Values = { slug: string; category: FaqCategory } & Record<PageLanguage, Text>

function valuesOf(faq: Faq | undefined): Values {
	const textIn = (language: PageLanguage) => {
		const text = faq?.texts.find((each) => each.language === language)
		return { question: text?.question ?? '', answer: text?.answer ?? '' }
	}
	return {
		slug: faq?.slug ?? '',
		category: faq?.category ?? 'people',
		en: textIn('en'),
		hi: textIn('hi'),
		mr: textIn('mr'),
	}
}

/** The draft to send; languages without text are left out. */
function draftOf(values: Values) {
	const texts = PageLanguage.options
		.map((language) => ({ language, ...values[language] }))
		.filter(({ language, question, answer }) => language === 'en' || question.trim() || answer)
	return { slug: values.slug, category: values.category, texts }
}

/** Errors by form field: the position of a language in the draft depends on which languages have text. */
function check(values: Values) {
	const draft = draftOf(values)
	const errors = Object.entries(errorsOf(FaqDraft, draft)).map(([path, message]) => [
		path.replace(/^texts\.(\d)/, (_, at) => draft.texts[Number(at)]?.language ?? 'en'),
		message,
	])
	return Object.fromEntries(errors)
}

/** A question with its answer in up to three languages; without `faq` it makes a new one. */
export function FaqForm({ faq, onDone }: { faq: Faq | undefined; onDone: () => void }) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [round, setRound] = useState(0)
	const { form, kept, isSending, saving } = useKeptForm<Values>(
		`faq:${faq?.id ?? 'new'}`,
		valuesOf(faq),
		check,
	)
	const save = saving(
		(values) => {
			const body = draftOf(values)
			return faq ? send(saveFaq, { params: { faqId: faq.id }, body }) : send(addFaq, { body })
		},
		async () => {
			await revalidate()
			onDone()
		},
	)

	return (
		<form method="post" noValidate onSubmit={save}>
			<FoundDraft
				kept={kept}
				fill={(values) => {
					form.setValues(values)
					setRound((before) => before + 1)
				}}
			/>
			<Stack gap={16}>
				<Select
					label={t('faqsAdmin.category')}
					data={FaqCategory.options.map((value) => ({ value, label: t(`faq.categories.${value}`) }))}
					allowDeselect={false}
					{...form.getInputProps('category')}
				/>
				<Tabs defaultValue="en" keepMounted={false}>
					<Tabs.List>
						{PageLanguage.options.map((language) => (
							<Tabs.Tab key={language} value={language} lang={language}>
								{ownNames[language]}
							</Tabs.Tab>
						))}
					</Tabs.List>
					{PageLanguage.options.map((language) => (
						<Tabs.Panel key={language} value={language} pt="md">
							<Stack gap={16}>
								<TextInput
									label={t('faqsAdmin.question')}
									lang={language}
									maxLength={300}
									{...form.getInputProps(`${language}.question`)}
									onBlur={() => {
										if (language === 'en' && !form.values.slug)
											form.setFieldValue('slug', slugOf(form.values.en.question))
									}}
								/>
								<RichTextField
									label={t('faqsAdmin.answer')}
									lang={language}
									html={form.values[language].answer}
									round={`${round}${language}`}
									error={form.errors[`${language}.answer`]}
									onChange={(html) => form.setFieldValue(`${language}.answer`, html)}
								/>
							</Stack>
						</Tabs.Panel>
					))}
				</Tabs>
				<TextInput
					label={t('faqsAdmin.slug')}
					description={t('faqsAdmin.slugHelp')}
					leftSection="#"
					{...form.getInputProps('slug')}
				/>
				<Row gap={16} align="center" justify="end">
					<Button variant="default" onClick={onDone}>
						{t('labels.cancel')}
					</Button>
					<Button type="submit" loading={isSending}>
						{t('faqsAdmin.save')}
					</Button>
				</Row>
			</Stack>
		</form>
	)
}

/** Makes a slug from the first words of a question. */
function slugOf(question: string) {
	const words = question.toLowerCase().match(/[a-z0-9]+/g) ?? []
	return words.slice(0, 6).join('-').slice(0, 60).replace(/-$/, '')
}
