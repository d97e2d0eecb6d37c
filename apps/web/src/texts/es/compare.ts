import type { compareTexts } from '../en/compare.ts'

export const compareTextsEs: Record<keyof typeof compareTexts, string> = {
  'compare.title': 'Comparar productos',
  'compare.tray': 'Productos para comparar',
  'compare.chosen': '{count} de {most} elegidos',
  'compare.chooseMore': 'Elija uno más para comparar.',
  'compare.show': 'Comparar ahora',
  'compare.clear': 'Vaciar',
  'compare.remove': 'Quitar {name} de la comparación',
  'compare.removed': '{name} ya no se compara.',
  'compare.gone': 'Ya no está en la tienda',
  'compare.none': 'Todavía no ha elegido ningún producto.',
  'compare.noneHint':
    'Marque «Comparar» en dos a cuatro productos de una lista o en sus páginas. Después los verá aquí uno al lado del otro.',
  'compare.toShop': 'Ir a la tienda',
  'compare.one': 'Elija al menos un producto más para ver en qué se diferencian.',
  'compare.goneIds.one': 'Un producto de este enlace ya no está en la tienda (número {ids}).',
  'compare.goneIds.other':
    '{count} productos de este enlace ya no están en la tienda (números {ids}).',
  'compare.unreadable': 'Una parte de este enlace no es un número de producto: {parts}.',
  'compare.beyond.one':
    'El enlace nombra un producto más de los que caben juntos. Estos son los primeros {most}.',
  'compare.beyond.other':
    'El enlace nombra {count} productos más de los que caben juntos. Estos son los primeros {most}.',
  'compare.onlyDifferences': 'Mostrar solo lo que es distinto',
  'compare.noDifference': 'Estos productos no se diferencian en nada de lo que sabemos de ellos.',
  'compare.copy': 'Copiar enlace',
  'compare.copied': 'El enlace está copiado. Puede pegarlo en un mensaje.',
  'compare.copyYourself': 'Copie este enlace:',
  'compare.print': 'Imprimir',
  'compare.table': 'Comparación, se desplaza hacia los lados',
  'compare.caption': 'Productos uno al lado del otro, con una línea por dato',
  'compare.fact': 'Dato',
  'compare.differs': 'Distinto',
  'compare.price': 'Precio',
  'compare.each': 'Precio por pieza',
  'compare.stock': 'Disponibilidad',
  'compare.arrives': 'Entrega',
  'compare.rating': 'Reseñas',
  'compare.notReviewed': 'Aún sin reseñas',
  'compare.unknown': 'Sin datos',
}
