import type { reviewFormTexts } from '../en/review-form.ts'

export const reviewFormTextsEs: Record<keyof typeof reviewFormTexts, string> = {
  'review.rating': 'Valoración general',
  'review.title': 'Título',
  'review.text': 'Su reseña',
  'review.showName':
    'Mostrar mi nombre y la inicial del apellido. De lo contrario dirá «Cliente», o «Cliente verificado» si lo compró aquí.',
  'review.submit': 'Enviar su reseña',
  'review.signIn': 'Inicie sesión y vuelva a esta reseña',
}
