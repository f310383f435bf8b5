import {
	IconArrowBackUp,
	IconArrowForwardUp,
	IconBlockquote,
	IconBold,
	IconClearFormatting,
	IconH2,
	IconH3,
	IconItalic,
	IconLink,
	IconList,
	IconListNumbers,
	IconMinus,
	IconStrikethrough,
	IconUnderline,
	IconUnlink,
} from '@tabler/icons-react'

/** The tools of the editor in groups, by their names in the kit. */
export const tools = [
	[
		{ name: 'H2', Icon: IconH2 },
		{ name: 'H3', Icon: IconH3 },
	],
	[
		{ name: 'Bold', Icon: IconBold },
		{ name: 'Italic', Icon: IconItalic },
		{ name: 'Underline', Icon: IconUnderline },
		{ name: 'Strikethrough', Icon: IconStrikethrough },
	],
	[
		{ name: 'BulletList', Icon: IconList },
		{ name: 'OrderedList', Icon: IconListNumbers },
		{ name: 'Blockquote', Icon: IconBlockquote },
		{ name: 'Hr', Icon: IconMinus },
	],
	[
		{ name: 'Link', Icon: IconLink },
		{ name: 'Unlink', Icon: IconUnlink },
	],
	[
		{ name: 'ClearFormatting', Icon: IconClearFormatting },
		{ name: 'Undo', Icon: IconArrowBackUp },
		{ name: 'Redo', Icon: IconArrowForwardUp },
	],
] as const
