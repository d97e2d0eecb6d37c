import type { pageTexts } from '../en/pages.ts'

/** In the same markup as the English texts. */
export const pageTextsEs: Record<keyof typeof pageTexts, string> = {
  'page.notFound': 'Este estante está vacío.',
  'page.notFoundText':
    'La página cambió de lugar o el producto ya no se vende. Su carrito está a salvo.',
  'page.lookingFor': '¿Qué buscaba?',
  'page.goHome': 'Ir a la página de inicio',
  'page.contactUs': 'Contacto',
  'page.popularDepartments': 'Departamentos populares',

  'page.about': 'Quiénes somos',
  'page.aboutLead':
    'Mendwell vende suministros médicos y para el cuidado en casa a familias, cuidadores, consultorios y residencias.',
  'page.aboutBody': `Cuidar de alguien ya es bastante trabajo. Encontrar lo que hace falta no debería añadir más. Por eso la tienda es sencilla: nombres claros, los códigos que usan las clínicas y los seguros, un precio honrado y una persona al teléfono.

## Suministros médicos
Apósitos, sondas, productos para la incontinencia, bolsas de ostomía, equipos de alimentación y todo lo que se gasta y tiene que estar ahí otra vez la semana siguiente. Casi todo se envía por caja, con el número de artículo del fabricante y el código HCPCS en la página, para que lo compare con su lista.

## Equipo de diagnóstico
Tensiómetros, termómetros, oxímetros de pulso, medidores de glucosa, pruebas caseras y, para consultorios, monitores de pacientes, desfibriladores e imagen. Mostramos qué trae el paquete y qué piezas necesitará después.

## Productos de farmacia
Tenemos productos de salud que no requieren farmacéutico: cremas protectoras, emolientes, parches para el dolor, cuidado de la boca. No surtimos recetas. Los dispositivos que el fabricante marca como de receta lo dicen en su página y no se pueden pedir en línea: contáctenos.

## Equipo de protección
Mascarillas, guantes, batas, protección de ojos y talones, limpieza y esterilización, para una persona o para toda una planta.

## Muebles de hospital
Camas, colchones, grúas para pacientes, portasueros y lámparas. Los artículos grandes se envían por flete; le llamamos para acordar el día.

## Cómo ponemos los precios
Usted paga el precio en línea: un {online} menos que el precio de lista, o el precio de oferta donde lo hay. El precio que ve es el del carrito. El envío cuesta entre {least} y {most} y lo ve antes de escribir nada.

## Cómo trabajamos
- Describimos los productos con palabras sencillas, a partir de los datos de fabricantes y registros públicos.
- Cada estrella y cada reseña es de un cliente.
- Empaquetamos sin ninguna señal de lo que va dentro.
- Contestamos el teléfono de lunes a sábado, de 8 a. m. a 8 p. m., hora del Centro.

También llevamos una pequeña [cocina con comestibles](/grocery-delivery) para nuestros vecinos de Austin.`,

  'page.faq': 'Preguntas y respuestas',
  'page.faqLead': 'Respuestas cortas. Si falta la suya, llámenos o [escríbanos](/contact).',
  'page.faq.orders': 'Pedidos',
  'page.faq.account': '¿Necesito una cuenta?',
  'page.faq.accountText':
    'No. Puede comprar como invitado. Después le enviamos un enlace con el que puede poner una contraseña, para ver sus pedidos más adelante.',
  'page.faq.change': '¿Puedo cambiar o cancelar un pedido?',
  'page.faq.changeText':
    'Sí, hasta que empecemos a empaquetarlo. Ábralo con el enlace del correo de confirmación, o en los pedidos de su [cuenta](/dashboard): allí puede cambiar la dirección, o cancelarlo y recibir todo lo que pagó. O llámenos con su número de pedido.',
  'page.faq.track': '¿Dónde está mi pedido?',
  'page.faq.trackText':
    'Escriba su número y su correo en [Seguir un pedido](/dashboard?tab=tracking); no necesita una cuenta. Cuando sale, también le enviamos por correo el número de seguimiento.',
  'page.faq.backorder': '¿Qué significa «Bajo pedido»?',
  'page.faq.backorderText':
    'No tenemos ninguno en el estante, o el fabricante no nos dice cuántos hay. Puede pedirlo; enviamos enseguida el resto de su pedido y este artículo en cuanto llegue.',
  'page.faq.prices': 'Precios y pago',
  'page.faq.online': '¿Qué es el precio en línea?',
  'page.faq.onlineText':
    'El precio de lista menos un {online}. Cada producto lo muestra antes de añadirlo al carrito. Los productos en oferta tienen su precio de oferta; los dos descuentos no se suman.',
  'page.faq.shipping': '¿Cuánto cuesta el envío?',
  'page.faq.shippingText': 'Depende del valor de su compra, antes de impuestos. A Estados Unidos:',
  'page.faq.shippingFrom': '{from} o más',
  'page.faq.shippingBelow': 'menos de {below}',
  'page.faq.shippingZone': 'A {places}:',
  'page.faq.shippingAlike': 'Las mismas tarifas valen para {places}.',
  'page.faq.shippingNot': 'No enviamos a {places}.',
  'page.faq.shippingOnly':
    'Estos son todos los lugares a los que enviamos. Cualquiera puede recoger un pedido en nuestra tienda.',
  'page.faq.orderValue': 'Compra de',
  'page.faq.shippingCost': 'Envío y manejo',
  'page.faq.free': 'gratis',
  'page.faq.tax': '¿Pago impuestos?',
  'page.faq.taxText':
    'El impuesto de venta del estado al que enviamos. Muchos productos médicos están exentos; el carrito muestra el impuesto y su tasa.',
  'page.faq.card': '¿Cómo puedo pagar, y es seguro?',
  'page.faq.cardText':
    'Con Visa, Mastercard, American Express o Discover. El número se escribe en campos del proveedor de la tarjeta: nunca nos llega. Si un pago se rechaza, su pedido se queda y puede intentarlo de nuevo. Una [tarjeta de regalo](/gift-card/buy) o el saldo a favor pueden pagar todo el pedido o una parte.',
  'page.faq.coupon': '¿Valen en línea las ofertas de la tienda?',
  'page.faq.couponText':
    'No. Las ofertas sobre todo el pedido son para pedidos pagados en nuestro mostrador de Austin. Los pedidos en línea tienen en su lugar el precio en línea. Si tiene un código promocional, escríbalo en el carrito.',
  'page.faq.returns': 'Devoluciones',
  'page.faq.return': '¿Puedo devolver algo?',
  'page.faq.returnText':
    'Sí, después de la entrega hay {refund} días para un reembolso y {exchange} para un cambio, en buen estado. Vea las [condiciones de devolución](/return-policy).',
  'page.faq.products': 'Productos',
  'page.faq.picture': '¿Por qué las imágenes son dibujos?',
  'page.faq.pictureText':
    'Dibujamos cada producto a partir de sus datos: qué es, quién lo hace, su tamaño y su paquete. El paquete real puede ser distinto. Lo que cuenta son la descripción y los códigos.',
  'page.faq.insurance': '¿Puede pagar mi seguro?',
  'page.faq.insuranceText':
    'No facturamos a los seguros. La factura muestra cada artículo con su número, para que pueda presentarla. Pregunte antes a su seguro qué códigos cubre.',
  'page.faq.advice': '¿Pueden decirme qué debo tomar?',
  'page.faq.adviceText':
    'Ayudamos con tallas, ajuste y repuestos. No podemos dar consejos médicos: pregunte a su médico, enfermera o farmacéutico. En una emergencia llame al 911.',

  'page.legalWritten': 'Texto del {day}',
  'page.legalChecked': 'Revisado por {name}, {role}, {day}.',
  'page.returns': 'Condiciones de devolución',
  'page.returnsLead': 'Qué puede devolver, hasta cuándo y cuánto cuesta.',
  'page.returnsNow': 'Vigentes desde el 1 de junio de 2026',
  'page.returnsBody': `## Reembolso: {refund} días
Solicítelo en los {refund} días después de la entrega, devuelva el artículo y reembolsamos su precio por el mismo medio con el que pagó.

## Cambio: {exchange} días
En los {exchange} días después de la entrega cambiamos un artículo por otro. Se aplican un cargo de reposición del {fee} y un nuevo envío.

Los días cuentan desde el día en que su pedido fue entregado o recogido. Si no conocemos ese día, cuentan desde el día en que hizo el pedido.

## Qué aceptamos
- El artículo está en buen estado, sin usar, en su paquete sin abrir, con su recibo o número de pedido.
- Como máximo {max} del mismo artículo. Más cuentan como devolución al por mayor y no se aceptan.
- Los artículos en oferta son definitivos: no se devuelven.
- El costo de envío no se reembolsa.

Si un artículo está defectuoso, marque «Defectuoso» en su solicitud: entonces aceptamos también artículos en oferta y abiertos, y usted no paga ningún cargo.

Si un artículo llega dañado o no es el que pidió, lo pagamos todo y ninguno de estos límites se aplica. Llámenos.

## Cómo devolver algo
- Abra su pedido: con el enlace del correo de confirmación, o en los pedidos de su [cuenta](/dashboard).
- Toque «Reembolso o reemplazo», o en su cuenta «Reembolso» junto al pedido.
- Elija los artículos, reembolso o cambio, y el motivo. Ve el importe exacto antes de enviar la solicitud.
- Respondemos por correo con un número de devolución. Escríbalo en el paquete.
- Reembolsamos o cambiamos cuando el paquete ha llegado.

No necesita una cuenta. El enlace del correo de confirmación funciona 30 días. Si ya no funciona, [ponga una contraseña](/reset-password) con el correo de su pedido, o llámenos o [escríbanos](/contact) con el número de pedido.`,
  'page.returnsOld': 'Aviso del 23 de marzo de 2020 (ya no está vigente)',
  'page.returnsOldText':
    'Conservamos este aviso por los pedidos de aquel tiempo. Las condiciones de arriba lo han reemplazado.',
  'page.returnsOldBody': `- No se aceptan devoluciones al por mayor (más de 2 artículos).
- Los artículos en oferta son definitivos.
- No se aceptan artículos abiertos ni productos sin recibo.
- No hay devoluciones de pedidos en línea por causa de COVID-19.`,

  'page.blogs': 'Artículos y folletos',
  'page.blogsLead': 'Palabras sencillas sobre el cuidado en casa, escritas por nuestro equipo.',
  'page.articles': 'Artículos nuevos',
  'page.newsAndUpdate': 'Novedades',
  'page.relatedArticles': 'Artículos relacionados',
  'page.flyers': 'Folletos',
  'page.flyersBody': `- [Ofertas: todo lo que está rebajado ahora](/shop/-1?onSale=true)
- [Qué hay en el menú de nuestra cocina](/menu)
- [Reservas de Qurbani](/qurbani)`,
  'page.articleBy': 'Equipo de cuidados de Mendwell',
  'page.articleProducts': 'Productos de este artículo',
  'page.articleNote':
    'Este texto es información general. Pregunte a su médico o enfermera por su propio tratamiento.',
  'page.readNext': 'Siga leyendo',

  'page.food': 'Comida a domicilio',
  'page.foodLead':
    'Comida caliente de nuestra cocina en Austin, llevada por un servicio de reparto.',
  'page.foodBody': `Cocinamos todos los días de 11 a 8. Tres servicios externos llevan nuestra comida a su puerta. Cada uno tiene sus tarifas y sus tiempos, y usted paga allí, no aquí.`,
  'page.foodOpens': 'se abre en otra pestaña',
  'page.foodOrder': 'Pedir con {service}',
  'page.foodAfter': `## O recójala
Llámenos y recoja su comida en el mostrador. Los platos están en nuestro [menú](/menu), y la comida envasada, la despensa y las bebidas en el [departamento de alimentos](/category/FOOD).`,

  'page.grocery': 'Comestibles a domicilio',
  'page.groceryLead': 'Comestibles y carne, de nuestra tienda a su cocina.',
  'page.groceryBody': `## Dónde entregamos
Entregamos comestibles y carne en Austin y en un radio de 300 millas.

## Fuera de la ciudad o del estado
[Escríbanos](/contact) antes de pedir, o llame. Los productos frescos necesitan frío en el camino, así que primero acordamos el día y el costo.

## Cómo funciona
- Elija sus productos y pague en línea, como todo lo demás en esta tienda.
- Los pedidos hechos antes del mediodía salen el mismo día, de lunes a sábado.
- La carne se vende por libra. Va empacada en hielo y debe ponerse enseguida en el refrigerador.
- Esté en casa, o diga en la nota del artículo dónde dejar la caja.`,
  'page.groceryShelves': 'Lo que llevamos',

  'page.qurbani': 'Qurbani',
  'page.qurbaniLead': 'Reserve su Qurbani para Eid al-Adha. Nosotros nos ocupamos del resto.',
  'page.qurbaniBody': `Qurbani es el sacrificio que los musulmanes ofrecen en los días de Eid al-Adha. La carne se comparte: una parte para la familia, otra para parientes y vecinos, otra para quienes lo necesitan.

## Cómo funciona
- Reserve abajo un animal o una parte y pague en línea.
- Le llamamos para confirmar los nombres y cómo quiere el corte de la carne.
- El sacrificio se hace a mano en los tres días de Eid, después de la oración de Eid.
- Recoja su parte en nuestra tienda de Austin, pídala a domicilio, o déjenos darla a familias que lo necesitan. Escriba su elección en la nota del artículo.

El día de Eid sigue a la luna. Le escribimos en cuanto se sepa.`,
  'page.qurbaniBook': 'Reservas',
  'page.qurbaniNone':
    'Por ahora las reservas están cerradas. [Escríbanos](/contact) y le decimos cuándo se abren.',

  'page.menu': 'Menú',
  'page.menuLead': 'Lo que prepara nuestra cocina, todos los días de 11 a 8.',
  'page.menuPicture':
    'El menú: fuente de pollo asado $20, caja familiar $25, olla de sopa $15, plato de arroz $5, pan plano $3',
  'page.menuOrder': 'Pedir a domicilio',

  'page.surgery': 'Cirugía',
  'page.surgerySoon': 'Próximamente',
  'page.surgeryLead': 'Equipos completos para cirugía menor, reunidos por procedimiento.',
  'page.surgeryBody': `La cirugía trata una enfermedad o una lesión con la mano y con instrumentos: se cierra una herida, se quita un bulto, se fija un hueso. Mucho de ello se hace en un consultorio y el paciente vuelve a casa el mismo día.

Para cada procedimiento, un equipo necesita siempre lo mismo: instrumentos, suturas, campos, guantes, apósitos. Preparamos equipos que reúnen todo eso en un paquete estéril, con una lista de lo que trae y un solo número de artículo para volver a pedirlo.

Hasta entonces encuentra los artículos sueltos en el [departamento de cirugía](/category/Surgery): suturas y cierre de la piel, tijeras y pinzas, separadores, equipos y bandejas, drenaje de heridas e implantes.`,
  'page.surgeryAsk': 'Díganos qué equipos necesita',

  'page.contact': 'Escríbanos',
  'page.contact.lead':
    'Contesta una persona, de lunes a sábado de 8 a. m. a 8 p. m., hora del Centro.',
  'page.contact.name': 'Nombre',
  'page.contact.nameHint': 'De 3 a 20 caracteres',
  'page.contact.email': 'Correo electrónico',
  'page.contact.emailHint': 'Aquí le contestamos',
  'page.contact.phone': 'Teléfono',
  'page.contact.phoneHint': '10 cifras, por ejemplo 555 010 1234',
  'page.contact.address': 'Dirección',
  'page.contact.addressHint': 'Calle y ciudad',
  'page.contact.subject': 'Asunto',
  'page.contact.message': 'Mensaje',
  'page.contact.send': 'Enviar el mensaje',
  'page.contact.answer': 'Solemos contestar en un día laborable.',
  'page.contact.fillIn': 'Rellene todos los campos y podrá enviarlo.',
  'page.contact.notSent':
    'No se puede contactar con la tienda. Su mensaje sigue aquí: inténtelo de nuevo.',
  'page.contact.details': 'Datos de contacto',
  'page.contact.call': 'Llame',
  'page.contact.mail': 'Correo',
  'page.contact.visit': 'Visítenos',
  'page.contact.hours': 'Horario de la tienda',
  'page.contact.fromTo': '{from} a {to}',
  'page.contact.closed': 'cerrado',
  'page.contact.emergency': 'En una emergencia llame al 911. No podemos dar consejos médicos.',

  'page.departments': 'Todos los departamentos',
  'page.departmentsLead': 'Cada departamento con sus categorías, en una página.',
  'page.brands': 'Marcas',
  'page.brandsLead': 'Todos los fabricantes, de la A a la Z.',
  'page.brandsJump': 'Ir a una letra',
  'page.noBrands': 'Por ahora no hay ninguna marca en la lista.',
}
