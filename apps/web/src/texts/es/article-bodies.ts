import type { articleBodies } from '../en/article-bodies.ts'

/** In the same markup as the English texts. */
export const articleBodiesEs: Record<keyof typeof articleBodies, string> = {
  'article.baby-skin.body': `La calefacción y el viento frío le quitan agua a la piel, y la de un bebé es más fina que la nuestra. Se vuelve áspera en mejillas, brazos y piernas, y pica. Casi toda familia puede calmarla en casa con cuatro pasos.

## Baños cortos y tibios
Bastan de cinco a diez minutos en agua a unos 98 grados Fahrenheit, dos o tres veces por semana. Nada de espuma ni jabón perfumado. Un poco de gel suave en la zona del pañal y en los pliegues del cuello es suficiente.

## Crema antes de tres minutos
Seque la piel a toques, sin frotar, y ponga la crema mientras aún está algo húmeda. Lo mejor es un emoliente sencillo, es decir, una crema que retiene el agua en la piel, sin perfume ni colorantes.

- Ponga más de lo que cree: un bebé necesita una cucharadita para brazos y piernas.
- Extienda en la dirección del vello, para no tapar los poros.
- Hágalo dos veces al día, también los días buenos. Si se deja, la piel seca vuelve.

## Algodón junto a la piel
La lana rasca y los tejidos sintéticos guardan el sudor. El algodón deja respirar. Lave la ropa nueva antes de usarla, enjuáguela bien y no use suavizante.

## Una habitación fresca
Para dormir bastan de 65 a 70 grados Fahrenheit. El aire caliente y seco aumenta el picor por la noche. Corte las uñas: al rascarse, la piel se abre a los gérmenes.

## Qué sobra
El aceite de oliva, los aceites esenciales y las mezclas caseras pueden irritar. Las cremas con urea escuecen a los bebés. El talco no hace ninguna falta, y respirarlo es dañino.

## Cuándo ir al médico
Pregunte a su pediatra si la piel supura, sangra o tiene costras amarillas, si el bebé tiene fiebre o no duerme por el picor, o si dos semanas de buen cuidado no cambian nada. Puede ser un eccema, y se trata bien.`,

  'article.fresh-air.body': `Un nebulizador convierte la medicina en una niebla fina que se respira. El vaso y la mascarilla se mojan cada vez, y a los gérmenes les gusta el plástico húmedo. Cinco minutos al día los mantienen fuera.

## Después de cada uso: enjuagar
Separe el vaso, la boquilla o la mascarilla. Enjuáguelos medio minuto con agua tibia, sacuda las gotas y déjelos secar sobre una toalla limpia. El tubo y el aparato se quedan secos: el agua que entra no puede salir.

## Una vez al día: lavar
- Lave las piezas en agua tibia con una gota de jabón para platos.
- Enjuague hasta que no quede espuma.
- Déjelas secar al aire. Un paño deja fibras y gérmenes.
- Encienda el aparato unos segundos solo con el tubo: así sale la humedad.

## Dos veces por semana: desinfectar
Siga el folleto de sus piezas, porque no todo plástico aguanta todo método. A menudo se pueden hervir cinco minutos, o dejar una hora en una parte de vinagre blanco y tres de agua. Enjuague después con agua limpia.

## Qué cambiar, y cuándo
- El filtro: cuando está gris, a más tardar cada mes o como diga el folleto.
- El vaso de la mayoría de los equipos caseros: cada seis meses.
- La mascarilla y el tubo: cuando están duros, turbios o rotos.

Si un tratamiento tarda más que antes, muchas veces el vaso está gastado o el filtro está lleno.

## El aire fresco también ayuda
Después del tratamiento abra bien una ventana cinco minutos. Nada de humo, velas ni aerosoles perfumados en la habitación. Quite el polvo donde está el aparato: toma el aire de ese cuarto.

## Cuándo llamar
Llame a su médico si necesita la medicina más a menudo de lo acordado, o si ya no ayuda como antes. Si alguien apenas puede respirar, llame al 911.`,

  'article.testing.body': `Casi todas las personas que se miden el azúcar lo hacen varias veces al día. De pequeños hábitos depende que sea una molestia leve o un fastidio diario. Estos son los que las enfermeras enseñan primero.

## El lado, no la yema
La yema del dedo está llena de nervios porque sirve para tocar. Los lados tienen menos. Pinche un poco a la izquierda o a la derecha de la uña, y cambie de dedo cada vez. Deje en paz el pulgar y el índice: son los que más usa.

- Lávese con agua tibia y séquese bien. El azúcar en la piel cambia el valor.
- Deje colgar el brazo unos segundos para que la sangre llegue a la mano.
- Empiece con la menor profundidad y suba paso a paso.
- Presione suavemente desde la palma hacia la punta. Apretar fuerte aguada la gota.

## Una lanceta nueva cada vez
Una lanceta es una aguja muy fina. Después de un uso se le dobla la punta, demasiado poco para verlo pero bastante para sentirlo. Una caja de 100 cuesta poco y ahorra mucho dolor. Nunca comparta una: la sangre puede llevar infecciones. Las usadas van a un recipiente duro con tapa, no sueltas a la basura.

## Cuide la piel
Póngase crema en las manos por la noche, no justo antes de medir. Las toallitas con alcohol resecan, y en casa no hacen falta si se lavó las manos. Si un dedo duele varios días, déjelo descansar.

## Confíe en el valor
A las tiras no les gustan el calor ni la humedad. Guárdelas en su bote, ciérrelo enseguida y mire la fecha. Si un valor no cuadra con cómo se siente, lávese las manos y mida otra vez.

## Sensores
Un sensor en el brazo mide todo el día el líquido bajo la piel, y la mayoría de los días no hay que pinchar. Va unos minutos por detrás de la sangre. Cuando el azúcar cambia rápido, o antes de tratar una bajada, compruebe con una tira como le enseñó su equipo médico.`,

  'article.anxiety.body': `Todo el mundo conoce el miedo. Se vuelve enfermedad cuando llega demasiado a menudo, dura demasiado o le aparta de lo que le importa. Los médicos reúnen varias de esas enfermedades bajo el código F41, entre ellas los ataques de pánico y la preocupación constante. Son frecuentes y se pueden tratar.

## Cómo se puede sentir
El corazón corre, la respiración se acelera, las manos hormiguean, el estómago se revuelve. Los pensamientos dan vueltas. Muchas personas creen al principio que algo va mal en su corazón. Hacerlo revisar una vez es lo correcto.

## Frene la respiración
La respiración es la única parte de la alarma que usted puede gobernar.

- Siéntese y ponga una mano sobre el vientre.
- Tome aire por la nariz y cuente hasta cuatro.
- Suéltelo despacio y cuente hasta seis. Lo que calma es soltarlo lento.
- Siga cinco minutos. Hágalo cada día, no solo cuando está mal.

## Dormir como costumbre
Levántese cada día a la misma hora, también tras una mala noche. Sin café después del mediodía, sin pantalla en la última hora. Si pasa más de 20 minutos despierto, levántese, lea algo aburrido y vuelva cuando tenga sueño.

## Pasos pequeños hacia el miedo
Lo que evitamos crece. Tome lo que le asusta un poco, hágalo a menudo y espere a que el miedo baje solo. Un terapeuta puede planear esos pasos con usted. Esta forma de tratamiento, llamada terapia cognitivo-conductual, ayuda a la mayoría.

## Medir, con cuidado
Un oxímetro de pulso puede mostrar que el oxígeno de su sangre está bien mientras siente que le falta el aire. Una mirada puede tranquilizar. Si mira una y otra vez, guárdelo: comprobar alimenta la preocupación.

## Cuándo pedir ayuda
Vaya a su médico si el miedo manda en sus días, si bebe o toma pastillas contra él, o si dura semanas. Si piensa en hacerse daño, llame o escriba al 988 a cualquier hora. En una emergencia llame al 911.`,

  'article.arthritis.body': `En la artritis se desgasta la capa lisa de una articulación. Está rígida por la mañana, duele en los primeros pasos y puede hincharse. El código M19 es el de la forma común que llega con los años, sobre todo en rodillas, caderas y manos. No se puede deshacer, pero se puede hacer mucho.

## Siga en movimiento
El reposo deja la articulación más rígida. El cartílago vive del movimiento: se alimenta cuando se aprieta y se suelta.

- Camine, nade o vaya en bicicleta casi todos los días, media hora en total.
- Ejercite dos veces por semana los músculos de alrededor. Unos muslos fuertes descargan la rodilla.
- Un poco más de dolor durante una hora está bien. Si dura hasta el día siguiente, haga menos la próxima vez.

## Quite carga
Cada libra de peso se siente como varias libras en la rodilla. Perder aunque sea un poco ayuda. El bastón va en la mano del lado contrario a la pierna que duele; su empuñadura debe quedar a la altura de la muñeca.

## Soportes y rodilleras
Una rodillera mantiene la articulación caliente y firme, y muchas personas caminan más con ella. Algunas presionan desde un lado y abren la mitad gastada de la rodilla. Mida alrededor de la pierna donde dice la tabla de tallas, de pie y por la mañana. Quítesela por la noche.

## Calor o frío
El calor suelta una articulación rígida: una ducha, una compresa caliente, un baño tibio para las manos. El frío calma la que está hinchada y caliente. Con ambos bastan veinte minutos. Ponga siempre un paño entre la compresa y la piel.

## Haga el día más fácil
Mangos gruesos, abridores de frascos, un asiento elevado para el inodoro, un calzador largo: nada de eso es rendirse. Guarda la articulación para lo que a usted le gusta hacer.

## Cuándo ir al médico
Vaya pronto si una articulación está roja, caliente y muy hinchada, si tiene fiebre, si no puede apoyar la pierna tras una caída, o si varias articulaciones están rígidas más de una hora cada mañana.`,

  'article.asthma.body': `En el asma las vías respiratorias están irritadas y se hinchan con facilidad. El aire frío, el polen, el humo, un resfriado o el esfuerzo las estrechan: tose, silba y siente opresión en el pecho. Los médicos usan el código J45. Con el tratamiento correcto la mayoría vive sin límites.

## Dos tipos de inhalador
Uno calma las vías durante semanas y se toma cada día, también cuando está bien. El otro las abre en minutos y es para los ataques. Pregunte cuál es cuál y escríbalo en ellos. Si necesita el rápido más de dos veces por semana, dígaselo a su médico.

## Un espaciador ayuda a que llegue
El aerosol es rápido; mucho se queda en la boca. Un espaciador es un tubo que guarda la niebla hasta que usted la respira.

- Agite el inhalador y póngalo en el espaciador.
- Suelte el aire, cierre los labios sobre la boquilla, presione una vez.
- Tome aire despacio y hondo, y si puede reténgalo diez segundos.
- Espere medio minuto antes de la segunda dosis. Enjuáguese después la boca.

Los niños pequeños usan un espaciador con mascarilla. Lávelo una vez por semana en agua con jabón para platos y déjelo secar al aire: frotar carga el plástico y la niebla se le pega.

## Flujo máximo: verlo antes de sentirlo
Un medidor de flujo máximo muestra con qué fuerza puede soplar. Sople tres veces y apunte el mejor valor, mañana y noche. Su propio mejor valor es su medida. Bajar a menos de cuatro quintos es una señal temprana, mucho antes de silbar.

## Un plan en papel
Pida a su médico un plan de acción por escrito con tres zonas.

- Verde: todo bien. Siga como siempre.
- Amarillo: tos, despertarse de noche o un flujo que baja. El plan dice qué añadir.
- Rojo: cuesta hablar, los labios se ponen azules, el inhalador rápido no ayuda. Llame al 911.

Cuélguelo en el refrigerador. Dé una copia a la escuela, a quien cuida o a un colega.

## Limpie el aire
No fume, y que nadie fume en casa. Lave la ropa de cama con agua caliente una vez por semana. Airee el baño contra el moho. Una vacuna contra la gripe al año salva más de un mal invierno.`,

  'article.back-pain.body': `A casi todos nos duele alguna vez la espalda. Por lo general es un músculo o una articulación forzada, nada está roto, y en dos a cuatro semanas está mucho mejor. El código M54 es el de ese dolor.

## Muévase pronto
Antes se aconsejaba quedarse en cama varios días. Hoy sabemos que eso lo empeora. Siga en pie, dé paseos cortos y haga de su día lo que pueda. Que duela al moverse no significa que algo se dañe.

- Camine diez minutos, tres veces al día, y añada un poco cada día.
- Cuando necesite un descanso, acuéstese boca arriba con las piernas sobre una silla.
- Levante cosas cerca del cuerpo, con las rodillas dobladas, y gire con los pies.

## Calor y sueño
Una compresa caliente durante veinte minutos suelta los músculos tensos. Ponga un paño entre ella y la piel, y no duerma encima. De lado, una almohada entre las rodillas quita la torsión de la espalda; boca arriba, va debajo de las rodillas.

## Sentarse bien, y no mucho rato
La mejor postura es la siguiente. Levántese cada media hora. Los pies planos en el suelo, el asiento algo más alto que las rodillas, un cojín en el hueco de la espalda. Un cojín en cuña inclina la cadera hacia delante y ayuda a sentarse derecho.

## Cuándo ayuda un soporte
Una faja recuerda cómo moverse y da seguridad cuando hay que cargar o estar de pie mucho tiempo. Llévela unas horas, no todo el día, y unas semanas, no para siempre: los músculos no deben olvidar su trabajo. Mida la cintura o la cadera como dice la tabla de tallas.

## Recupere la fuerza
Pasado lo peor, ejercite la espalda y el vientre dos veces por semana. Es lo único que claramente hace menos probable la próxima vez.

## Cuándo ir al médico
Vaya enseguida, o llame al 911, si siente las piernas débiles o dormidas, si no puede retener o soltar la orina, o si siente dormida la zona entre las piernas. Pida una cita si el dolor sigue a una caída, viene con fiebre o pérdida de peso, le despierta cada noche, o no mejora en cuatro semanas.`,
}
