import type { articleTexts } from '../en/articles.ts'

export const articleTextsEs: Record<keyof typeof articleTexts, string> = {
  'article.minutes': '{count} min de lectura',
  'article.code': 'Código {code}',
  'article.readMore': 'Leer más',
  'article.about': 'sobre {title}',
  'article.babyCare': 'Cuidado del bebé',
  'article.breathing': 'Respiración',
  'article.diabetes': 'Diabetes',
  'article.wellbeing': 'Bienestar',
  'article.joints': 'Espalda y articulaciones',
  'article.baby-skin.title': 'Piel seca del bebé en invierno: qué ayuda y qué sobra',
  'article.baby-skin.summary':
    'Baños cortos, una crema sencilla y algodón. Cuatro pasos que casi toda familia puede seguir en casa.',
  'article.fresh-air.title': 'Aire fresco en casa: cuide su nebulizador en cinco minutos',
  'article.fresh-air.summary':
    'Enjuagar, secar, cambiar. Cómo mantener limpias las piezas y cuándo renovarlas.',
  'article.testing.title': 'Medirse sin lastimarse los dedos',
  'article.testing.summary':
    'Dónde pinchar, a qué profundidad, y por qué el lado de la yema duele menos.',
  'article.anxiety.title': 'Trastornos de ansiedad',
  'article.anxiety.summary': 'Dormir, respirar con calma y cuándo pedir ayuda.',
  'article.arthritis.title': 'Artritis',
  'article.arthritis.summary': 'Soportes, calor y ayudas de cada día para articulaciones rígidas.',
  'article.asthma.title': 'Asma',
  'article.asthma.summary': 'Cámaras espaciadoras, flujo máximo y un plan de acción por escrito.',
  'article.back-pain.title': 'Dolor de espalda',
  'article.back-pain.summary': 'Soportes, moverse pronto y sentarse bien.',
}
