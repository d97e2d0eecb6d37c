/** Titles and summaries of the articles; their bodies load with the pages that show them. */
export const articleTexts = {
  'article.minutes': '{count} min read',
  'article.code': 'ICD-10 {code}',
  'article.readMore': 'Read More',
  'article.about': 'about {title}',
  'article.babyCare': 'Baby care',
  'article.breathing': 'Breathing',
  'article.diabetes': 'Diabetes',
  'article.wellbeing': 'Well-being',
  'article.joints': 'Back and joints',
  'article.baby-skin.title': 'Dry winter skin in babies: what helps, what to skip',
  'article.baby-skin.summary':
    'Short baths, a plain emollient and cotton. Four steps that most families can follow at home.',
  'article.fresh-air.title': 'Fresh air at home: care for your nebulizer in five minutes',
  'article.fresh-air.summary':
    'Rinse, dry, replace. How to keep the parts clean and when to change them.',
  'article.testing.title': 'Testing without sore fingers',
  'article.testing.summary':
    'Where to prick, how deep, and why the side of the fingertip hurts less.',
  'article.anxiety.title': 'Anxiety Disorders',
  'article.anxiety.summary': 'Sleep, breathing exercises and when to ask for help.',
  'article.arthritis.title': 'Arthritis',
  'article.arthritis.summary': 'Braces, heat and everyday aids for stiff joints.',
  'article.asthma.title': 'Asthma',
  'article.asthma.summary': 'Spacers, peak flow and a written action plan.',
  'article.back-pain.title': 'Back Pain',
  'article.back-pain.summary': 'Supports, moving early and sitting well.',
}
