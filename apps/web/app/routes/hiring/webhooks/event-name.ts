import type { WebhookDelivery } from '@profile-search/contract/hiring/webhooks'
import { useTranslation } from '#text/use-translation.ts'

type Event = WebhookDelivery['event']
type KeyOf<Each> = Each extends `${infer Area}.${infer What}` ? `${Area}_${What}` : never

/** What an event is called. */
export function useEventName() {
	const { t } = useTranslation()
	return (event: Event) => t(`webhooks.eventTexts.${event.replace('.', '_') as KeyOf<Event>}`)
}
