import {
	type MantineColorsTuple,
	convertCssVariables,
	createTheme,
	DEFAULT_THEME,
	defaultCssVariablesResolver,
	mergeMantineTheme,
} from '@mantine/core'
import { i18n } from '#text/i18n.ts'
import kit from './kit.module.css'

const peacock: MantineColorsTuple = [
	'#e6f2ef',
	'#cfe6e1',
	'#a3d1ca',
	'#74bdb3',
	'#45a097',
	'#24877f',
	'#116f69',
	'#0b5a5e',
	'#08484d',
	'#05343a',
]
const marigold: MantineColorsTuple = [
	'#fff6e0',
	'#fdeabf',
	'#fad98e',
	'#f5c559',
	'#efb02e',
	'#e39a12',
	'#c07d06',
	'#8f5b00',
	'#6c4400',
	'#4a2f00',
]
const vermilion: MantineColorsTuple = [
	'#fcece7',
	'#f6d5cb',
	'#f0b4a4',
	'#e58a73',
	'#d65f44',
	'#c9482b',
	'#b5371f',
	'#962b17',
	'#752112',
	'#52170d',
]
const dark: MantineColorsTuple = [
	'#ece5d6',
	'#cfcabd',
	'#a9b5b0',
	'#7d8f8c',
	'#3c5354',
	'#2a3d40',
	'#16282b',
	'#0f1c1f',
	'#0b1517',
	'#081012',
]

const md = { defaultProps: { size: 'md' } } as const
const noLandmark = { defaultProps: { role: 'none' } }
/** Descriptions are below the field, so that fields side by side stay aligned. */
const field = {
	defaultProps: { size: 'md', inputWrapperOrder: ['label', 'input', 'error', 'description'] },
} as { defaultProps: { size: 'md'; inputWrapperOrder: ('label' | 'input' | 'error' | 'description')[] } }

/** The list of options scrolls itself: the arrow keys, which move in it, scroll it too. */
const list = {
	defaultProps: { ...field.defaultProps, withScrollArea: false },
	classNames: { options: kit.options, option: kit.option },
}

/** The theme for the UI kit; the values are the custom properties of tokens.css. */
export const theme = createTheme({
	colors: { peacock, marigold, vermilion, dark },
	primaryColor: 'peacock',
	primaryShade: { light: 7, dark: 3 },
	autoContrast: true,
	black: '#14282b',
	white: '#fffdf8',
	fontFamily: 'var(--face)',
	headings: { fontFamily: 'var(--face)', fontWeight: '600' },
	defaultRadius: 'sm',
	radius: { xs: 'var(--radius-small)', sm: 'var(--radius)', md: '6px' },
	spacing: {
		xs: 'var(--gap-10)',
		sm: 'var(--gap-12)',
		md: 'var(--gap-16)',
		lg: 'var(--gap-20)',
		xl: 'var(--gap-32)',
	},
	cursorType: 'pointer',
	// Plain objects: the components themselves are loaded with the pages that use them.
	components: {
		Button: md,
		TextInput: field,
		PasswordInput: field,
		Textarea: { defaultProps: { ...field.defaultProps, autosize: true, minRows: 3 } },
		Select: list,
		NativeSelect: field,
		MultiSelect: list,
		TagsInput: list,
		Autocomplete: list,
		NumberInput: field,
		Switch: { ...md, classNames: { input: kit.switch, track: kit.track, thumb: kit.thumb } },
		Slider: { classNames: { track: kit.rail, bar: kit.bar } },
		Progress: { classNames: { root: kit.rail, section: kit.bar } },
		// What opens at a field or button belongs to the content of the page.
		Popover: { defaultProps: { portalProps: { target: '#content' } } },
		Checkbox: { ...md, classNames: { input: kit.check, icon: kit.checkIcon } },
		Radio: { ...md, classNames: { radio: kit.check, icon: kit.checkIcon } },
		SegmentedControl: md,
		Input: { ...md, classNames: { wrapper: kit.inputWrapper, input: kit.input } },
		InputWrapper: {
			...md,
			classNames: { root: kit.field, label: kit.label, description: kit.description, error: kit.error },
		},
		Pill: { classNames: { root: kit.pill } },
		Notification: {
			defaultProps: { closeButtonProps: { 'aria-label': i18n.t('labels.close') } },
			classNames: { root: kit.toast, description: kit.toastText },
		},
		Notifications: { classNames: { root: kit.toasts } },
		Drawer: { classNames: { content: kit.sheet, header: kit.sheetHead } },
		// The page has its one banner.
		DrawerHeader: noLandmark,
		ModalHeader: noLandmark,
		// The first item is focused. What the kit would focus before it may not stand in a menu.
		Menu: { defaultProps: { withInitialFocusPlaceholder: false }, classNames: { item: kit.menuItem } },
		Alert: { defaultProps: { variant: 'light' } },
		Modal: {
			defaultProps: {
				centered: true,
				radius: 'md',
				overlayProps: { backgroundOpacity: 0.5, blur: 2 },
				// It appears where it stays: a button that moves between a press and its release is not pressed.
				transitionProps: { transition: 'fade' },
			},
			classNames: { content: kit.sheet, header: kit.sheetHead, title: kit.sheetTitle },
		},
	},
})

const mapped = {
	'--mantine-color-body': 'var(--paper)',
	'--mantine-color-text': 'var(--ink)',
	'--mantine-color-dimmed': 'var(--ink-soft)',
	'--mantine-color-placeholder': 'var(--ink-faint)',
	'--mantine-color-anchor': 'var(--peacock)',
	'--mantine-color-error': 'var(--vermilion)',
	// Of an entry of a menu.
	'--mantine-color-vermilion-6': 'var(--vermilion)',
	'--mantine-color-vermilion-outline': 'var(--vermilion)',
	'--mantine-color-vermilion-filled': 'var(--vermilion)',
	'--mantine-color-peacock-outline': 'var(--peacock)',
	'--mantine-color-default': 'var(--paper-raised)',
	'--mantine-color-default-hover': 'var(--paper-sunk)',
	'--mantine-color-default-color': 'var(--ink)',
	'--mantine-color-default-border': 'var(--rule-strong)',
	'--mantine-color-disabled': 'var(--paper-sunk)',
	'--mantine-color-disabled-color': 'var(--ink-faint)',
	'--mantine-color-disabled-border': 'var(--rule)',
}

/**
 * The style sheet with the custom properties of the kit that differ from those in its own style sheet. The theme never
 * changes, so it is made once and not for each page. Our custom properties decide in one place what is light and dark.
 */
export const kitVariables = convertCssVariables(
	differing(
		defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme)),
		defaultCssVariablesResolver(DEFAULT_THEME),
	),
)

type Variables = ReturnType<typeof defaultCssVariablesResolver>

function differing({ variables, light, dark }: Variables, usual: Variables): Variables {
	const without = (own: Record<string, string>, theirs: Record<string, string>) =>
		Object.fromEntries(Object.entries(own).filter(([name, value]) => theirs[name] !== value))
	return {
		variables: without(variables, usual.variables),
		light: without({ ...light, ...mapped }, usual.light),
		dark: without({ ...dark, ...mapped }, usual.dark),
	}
}
