import { useTranslation } from '#text/use-translation.ts'
import { moment } from '#ui/text/amounts.ts'
import classes from '../edit.module.css'
import type { KeptState } from './use-server-draft.ts'

/** Shows in one line where the input of a draft is saved. */
export function KeptLine({ state }: { state: KeptState }) {
	const { t } = useTranslation()
	return (
		<output className={classes.kept} data-kind={state.kind}>
			{text()}
		</output>
	)

	function text() {
		if (state.kind === 'kept') return t('jobEdit.kept', { time: moment(state.at) })
		if (state.kind === 'refused') return t('jobEdit.keptRefused', { message: state.message })
		if (state.kind === 'none') return ''
		return t(`jobEdit.keptStates.${state.kind}`)
	}
}
