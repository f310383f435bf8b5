import { useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { loader } from '#root.tsx'
import { useTranslation } from '#text/use-translation.ts'
import { Dropdown } from './dropdown.tsx'
import classes from './share-menu.module.css'
import { toast } from './toast.ts'

type Props = {
	/** What is shared, as the message names it. */
	title: string
	/** Its path with a parameter that says where people came from, such as `/jobs/1?from=shared`. */
	path: string
}

/** Opens into the ways to send a page to somebody: WhatsApp, mail, the link, and what the device offers besides. */
export function ShareMenu({ title, path }: Props) {
	const { t } = useTranslation()
	const publicUrl = useRouteLoaderData<typeof loader>('root')?.settings?.public_url
	// The server knows neither its address nor what the device can do, unless the operator has told the first.
	const origin = useSyncExternalStore(
		unchanging,
		() => window.location.origin,
		() => publicUrl ?? '',
	)
	const canShare = useSyncExternalStore(
		unchanging,
		() => 'share' in navigator,
		() => false,
	)
	const url = origin + path
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(url)
			toast(t('share.copied'))
		} catch {
			toast(t('share.notCopied'), 'error')
		}
	}
	// Whoever closes the sheet of the device has changed their mind.
	const share = () => void navigator.share({ title, url }).catch(() => {})
	return (
		<Dropdown
			className={classes.share}
			label={
				<>
					<svg width="18" height="18" viewBox="0 0 24 24" className={classes.sign} aria-hidden="true">
						<path d="M12 15V3m-4 4 4-4 4 4M6 11H5v10h14V11h-1" />
					</svg>
					{t('share.title')}
				</>
			}
		>
			<a
				href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`}
				rel="noreferrer"
				target="_blank"
			>
				{t('share.whatsapp')}
			</a>
			<a href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}>
				{t('share.email')}
			</a>
			<button type="button" onClick={copy}>
				{t('share.copy')}
			</button>
			{canShare && (
				<button type="button" onClick={share}>
					{t('share.other')}
				</button>
			)}
		</Dropdown>
	)
}

function unchanging() {
	return () => {}
}
