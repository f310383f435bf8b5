import { removeSubBranch } from '@profile-search/contract/profiles/sub-branches'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { ConfirmButton } from '#ui/action/button/confirm-button.tsx'

export function RemoveSubBranch({ id, name }: { id: string; name: string }) {
	const { t } = useTranslation()
	return (
		<ConfirmButton
			label={t('branches.remove')}
			description={t('branches.removeOf', { name })}
			title={t('branches.removeTitle')}
			question={t('branches.removeText', { name })}
			cancel={t('branches.keep')}
			act={() => send(removeSubBranch, { params: { subBranchId: id } })}
		/>
	)
}
