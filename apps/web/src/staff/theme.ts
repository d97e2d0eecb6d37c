import { createTheme } from '@mantine/core'

/** The design's teal in ten steps; 7 is for actions, as `--brand-700` in styles/tokens.css. */
const brand = [
  '#e8f4f4',
  '#cfe8e8',
  '#9fd0cf',
  '#6fb7b6',
  '#3f9b9a',
  '#1f8a89',
  '#0e7c7b',
  '#0b6466',
  '#084c50',
  '#06363a',
] as const

/** Mantine with the values of the design tokens, which remain the only source of colors. */
export const theme = createTheme({
  fontFamily: 'var(--font)',
  headings: { fontFamily: 'var(--font)', fontWeight: '700' },
  primaryColor: 'brand',
  primaryShade: 7,
  colors: { brand },
  black: '#14212b',
  defaultRadius: 10,
  // The focus ring of styles/base.css is the only one.
  focusRing: 'never',
  fontSizes: { xs: '0.875rem', sm: '1rem', md: '1rem', lg: '1.1875rem', xl: '1.375rem' },
  components: {
    // Errors appear above the field, as with the native controls.
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ['label', 'description', 'error', 'input'] },
    },
    TextInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    NumberInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    Select: { defaultProps: { size: 'md' } },
    NativeSelect: { defaultProps: { size: 'md' } },
    Button: { defaultProps: { size: 'md' } },
    Modal: {
      defaultProps: { centered: true, closeButtonProps: { 'aria-label': 'Close' }, padding: 'lg' },
    },
    // Its title would be in a second header landmark.
    ModalHeader: { defaultProps: { role: 'presentation' } },
    Drawer: { defaultProps: { closeButtonProps: { 'aria-label': 'Close' } } },
  },
})
