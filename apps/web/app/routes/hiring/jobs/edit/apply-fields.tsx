import { Radio, Switch, TextInput } from '@mantine/core'
import { ApplyRoute } from '@profile-search/contract/hiring/jobs'
import { useTranslation } from '#text/use-translation.ts'
import { Stack } from '#ui/layout/stack.tsx'
import type { JobForm } from './job-form.ts'
import { QuestionRows } from './question-rows.tsx'

/** How people apply: where, with or without a name, and which questions they answer. */
export function ApplyFields({ form }: { form: JobForm }) {
	const { t } = useTranslation()
	const { applyRoute } = form.values
	const isHere = applyRoute === 'here'
	return (
		<>
			<Radio.Group
				label={t('jobEdit.applyRoute')}
				value={applyRoute}
				onChange={(value) => {
					form.setFieldValue('applyRoute', ApplyRoute.safeParse(value).data ?? 'here')
					form.clearFieldError('applyTo')
				}}
			>
				<Stack gap={10} mt={10}>
					{ApplyRoute.options.map((route) => (
						<Radio
							key={route}
							value={route}
							label={t(`jobEdit.routes.${route}`)}
							description={t(`jobEdit.routesHelp.${route}`)}
						/>
					))}
				</Stack>
			</Radio.Group>
			{!isHere && (
				<TextInput
					type={applyRoute === 'mail' ? 'email' : 'url'}
					label={t(`jobEdit.applyTo.${applyRoute}`)}
					placeholder={applyRoute === 'link' ? 'https://' : ''}
					maxLength={500}
					{...form.getInputProps('applyTo')}
				/>
			)}
			{isHere && (
				<>
					<Switch
						label={t('jobEdit.blind')}
						description={t('jobEdit.blindHelp')}
						{...form.getInputProps('isBlind', { type: 'checkbox' })}
					/>
					<div>
						<h3>{t('jobEdit.questions')}</h3>
						<p>{t('jobEdit.questionsHelp')}</p>
					</div>
					<QuestionRows form={form} />
				</>
			)}
		</>
	)
}
