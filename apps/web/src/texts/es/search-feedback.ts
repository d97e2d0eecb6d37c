import type { searchFeedbackTexts } from '../en/search-feedback.ts'

export const searchFeedbackTextsEs: Record<keyof typeof searchFeedbackTexts, string> = {
  'feedback.title': '¿No es lo que buscaba?',
  'feedback.lead': 'Basta un clic. Nos ayuda a mejorar esta búsqueda.',
  'feedback.report': 'Avisar al personal',
  'feedback.thanks': 'Gracias. Nuestro personal revisará esta búsqueda.',
  'feedback.what': '¿Qué buscaba?',
  'feedback.hint':
    'No escriba nombres, teléfonos ni correos electrónicos. Aquí nadie puede responderle.',
  'feedback.send': 'Enviar',
  'feedback.failed': 'No nos llegó. Inténtelo de nuevo.',
  'feedback.written': 'Gracias. Nos ayuda a encontrarlo la próxima vez.',
}
