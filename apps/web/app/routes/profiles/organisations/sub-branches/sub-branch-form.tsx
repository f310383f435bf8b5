import { TextInput, Textarea } from '@mantine/core'
import { SubBranchDraft, addSubBranch, saveSubBranch } from '@profile-search/contract/profiles/sub-branches'
import type { SubBranch } from '@profile-search/contract/profiles/sub-branches'
import { Link, useNavigate } from 'react-router'
import { send } from '#api.ts'
import { PlaceSelect } from '#features/search/place-select.tsx'
import { useVisitor } from '#session/use-visitor.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { errorsOf } from '#ui/form/draft-form.ts'
import { FieldRow, FormFoot, FoundDraft, LeaveGuard } from '#ui/form/form-page.tsx'
import { useKeptForm } from '#ui/form/kept-form.ts'
import { Stack } from '#ui/layout/stack.tsx'

const list = '/edit-sub-branch'

function valuesOf(branch: SubBranch | undefined) {
	return {
		name: branch?.name ?? '',
		placeId: branch?.placeId ?? null,
		placeName: branch?.place ?? '',
		address: branch?.address ?? '',
		mobileNumber: branch?.mobileNumber ?? '',
		email: branch?.email ?? '',
	}
}

/** The form of a branch; without `branch` it makes a new one. */
export function SubBranchForm({ branch }: { branch: SubBranch | undefined }) {
	const { t } = useTranslation()
	const navigate = useNavigate()
	const visitor = useVisitor()
	const { form, kept, isSending, isSaved, saving } = useKeptForm<ReturnType<typeof valuesOf>>(
		`branch:${visitor?.id}:${branch?.id ?? 'new'}`,
		valuesOf(branch),
		(values) => errorsOf(SubBranchDraft, values),
	)
	const { placeId, placeName } = form.values

	const save = saving(
		async (values, once) => {
			const body = SubBranchDraft.parse(values)
			return branch
				? send(saveSubBranch, { params: { subBranchId: branch.id }, body })
				: send(addSubBranch, { body }, once)
		},
		() => navigate(list),
	)

	return (
		<>
			<FoundDraft kept={kept} fill={form.setValues} />
			<Stack as="form" gap={18} method="post" noValidate onSubmit={save}>
				<TextInput
					label={t('branches.name')}
					description={t('branches.nameHelp')}
					maxLength={120}
					{...form.getInputProps('name')}
				/>
				<PlaceSelect
					label={t('organisation.town')}
					value={placeId === null ? null : { id: placeId, name: placeName }}
					onChange={(place) => {
						form.setValues({ placeId: place?.id ?? null, placeName: place?.name ?? '' })
						form.clearFieldError('placeId')
					}}
					error={form.errors.placeId}
				/>
				<Textarea
					label={t('organisation.address')}
					placeholder={t('labels.optional')}
					{...form.getInputProps('address')}
				/>
				<FieldRow>
					<TextInput
						type="tel"
						label={t('branches.mobile')}
						placeholder={t('labels.optional')}
						{...form.getInputProps('mobileNumber')}
					/>
					<TextInput
						type="email"
						label={t('branches.email')}
						placeholder={t('labels.optional')}
						{...form.getInputProps('email')}
					/>
				</FieldRow>
				<FormFoot>
					<Button type="submit" size="lg" loading={isSending}>
						{t('branches.save')}
					</Button>
					<Link to={list}>{t('branches.back')}</Link>
				</FormFoot>
			</Stack>
			<LeaveGuard isOn={form.isDirty() && !isSaved} />
		</>
	)
}
