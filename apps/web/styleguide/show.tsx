import '#ui/theme/fonts/fonts.css'
import '#ui/theme/tokens.css'
import '#ui/theme/theme.css'
import { createRoot } from 'react-dom/client'
import { Styleguide } from './styleguide.tsx'

const root = document.getElementById('styleguide')
if (root) createRoot(root).render(<Styleguide />)
