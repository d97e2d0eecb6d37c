/**
 * Shoppers' questions, written from the list of products by someone who had not read the texts of the kinds:
 * the topic, the question, and the products that fit it.
 */
export const SHOPPER_QUESTIONS = `
patient | thing to blow into to see how well my lungs are doing | 1659,1663,1665,1667,1671,1677,1678,1679,1680,1681,1682,1685,1687,1688,1689,1692
patient | strips to test if my pee has ketones | 1943
patient | mouth guard so I stop grinding my teeth | 2703
patient | pads for leaking when I cough | 3387
patient | spray for dry mouth at night | 3248,3254,3256,3261,3265,3269,3257
patient | boot for my broken foot | 1361,1364,1384
patient | stool to sit on in the shower | 1825,1827
patient | toothbrush with a battery | 1126,1137,1138,1141,1144,3260,3262,3273,3281,3283,3247
patient | stockings for swollen legs | 1479,1480,1481,1483,1485,1487,1489,1491,1492,1493,1494,1495,1497,1499,1502,1503,1505,1506,1507,1508,1509,1511,1513,1516,1517,1518
patient | test for covid at home | 2484,2488,2489
patient | blood pressure machine that goes on the wrist | 2427,2436,2439,2441,2443
patient | pillow to sit on in my wheelchair | 1841,1843,1845,1847,1848,1851,1853,1854,1856,1857,1860,1862
carer | mom can't get out of the bathtub by herself | 3611,3613,3614,1823,1829,1827,1825,2880
carer | how do I move my husband from bed to chair | 2874,2881,2876,2877,2875,2878,2885,1838,1830
carer | my son wets the bed at night alarm | 3373
carer | grandpa lives alone button to call for help if he falls | 3609
carer | my daughter has eczema and scratches all night | 1199,1200,1201,1202,1203,1204,1205,1206,1207,1208,1209,1210,1211,1212,1213,1214,1215,1216,1217,1218,1219,1220,1221,1222,1223,1224,1225,1226,1227,1228,1229,1230,1231,1232,1233,1234,1235,1236,1237,1238,1239,1240,1241,1242,1243,1244,1245,1246,1247,1248,1249,1250,1251,1252,1253,1254,1255,1256,1257,1258,1259,1260
carer | husband had a stroke and his foot drags | 1362,1375,1377,1378,1385,1359
carer | comb to get lice out of my daughter's hair | 1317,1319,1320,1322
carer | food for my father who is fed through a tube in his stomach | 3289,3293,3295,3297,3301,3303,3305,3309,3311,3315,2909
carer | bottle for dad to pee in bed | 2864
carer | son with cerebral palsy needs help to stand | 2879,2882,2883,2885
condition | carpal tunnel | 1442,1371,1439,1445
condition | plantar fasciitis | 1368,1374,1381,1389,1379,1386,1380,1373
condition | cystic fibrosis | 1630,1633,1635,1639,1643,1645,1647,1649,1651,1653,1655,1657,1683,1684,1690,1735,1736,1740,1751,1754,1733,1771
condition | hip dysplasia newborn | 1471,1473,1477,1472
condition | lymphedema arm swelling | 1484,1500,1501,1515,3109,1482
condition | bunion pain | 1370
condition | venous leg ulcer | 3078,3083,3085,3095,3100,3107,3110,3118,1488,1496,2992,2993,2995,2996,2998,2999,3002,3003,3005,3008,3009,3011,3017,3020,3023,3024,3029,3030,3031,3032,3034,3035,3037,3038,3040,3041,3044,3052,3067,3069,3075
condition | period cramps | 3355,3321,3348
condition | warfarin home testing | 2469,2472,2474,2476,2478
condition | mouth sores from chemo | 3250,3259,3263,3267,3274,3280,3282,3286,3288
condition | bowel irrigation for neurogenic bowel | 3360,3363,3366,3368,3370,3372,3374,3376,3378,3380,3382,3384,3386,3388,3390,3392
clinic | PICC kit | 2292,2299,2309
clinic | NG tube w/ stylet | 3317
clinic | TLSO | 1392,1393,1396,1399,1402,1403,1408,1411,1414,1420,1424
clinic | nylon suture reverse cutting | 2121,2123,2130,2122
clinic | trach inner cannula | 1699,1707
clinic | IV tubing set | 2908,2911,2914
clinic | PT/INR strips | 2469,2472,2474,2476,2478
clinic | bipap st | 1595,1574
clinic | ace wrap | 3095,3107,3085
clinic | lavender top tubes edta | 2201
clinic | HME filters for trach | 1694,1709
code/typo | DDP-2001 | 2557
code/typo | HX6313/71 | 3247
code/typo | A4253 | 1930
code/typo | glucometter | 1972,1981,1984,1986,1987,1994,2000,1977
code/typo | nebuliser machine | 1636,1650,1648,1658
code/typo | catether for women | 3122,3135,3142,3143,3146,3147,3156
code/typo | incontinance briefs large | 3375,3361,3371
code/typo | acu check strips | 1956,1971
negation latex | gloves without latex | 2658,2660,2662,2663,2664,2665,2666,2667,2668,2669,2670,2671,2672
negation latex | condom catheter no latex | 3172,3186
negation latex | latex-free male external catheter | 3172,3186
negation | infant formula without lactose | 1009,1020,1027,1037,1001,1002,1003,1006,1012,1015,1016,1022,1023,1026,1030,1031,1032,1033,1034
negation | walker without wheels | 3508,3509,3512
negation | eye gel preservative free | 1274,1283
size/price | adult diapers medium | 3383
size/price | nitrile gloves small | 2768,2769,2788,2780
size/price | blood pressure monitor under $50 | 2427,2428,2432,2436,2438,2444,2445,2426
size/price | 32 gauge 4mm pen needles | 2053,2056
size/price | 14 fr coude catheter | 3159,3134
size/price | foam mattress topper under 100 dollars | 2858
patient | I keep coughing up phlegm need something to loosen it | 1683,1684,1690,1733,1735,1736,1740,1751,1754,1771,1630,1633,1635,1637,1639,1641,1643,1645,1647,1649,1651,1653,1655,1657
patient | my hands shake and I cannot put my eye drops in | 1279
patient | clip for my nose pillows hose to CPAP heated | 1586
patient | whistle to learn how to breathe in my inhaler | 1686
patient | something warm for my back that plugs in | 3321,3348
patient | glue to close a cut | 2125,2129,2131,2135,2137
patient | bag that straps to my leg for pee | 3163,3165,3173,3174,3175,3179,3192
patient | powder for around my stoma | 3237
patient | belt to hold up my stoma hernia | 3196,3199,3210,3202,3204,3212,3216,3228,3236,3244
patient | seat that helps me stand up from the chair | 1831,1836,1834
patient | rubber foot for my cane | 3499
patient | thing to stop my teeth hurting from braces brush | 3264
patient | fake tears | 1261,1262,1263,1264,1265,1267,1268,1269,1270,1271,1272,1273,1275,1276,1278,1281,1282,1284,1285,1286,1287,1288,1289,1290
carer | baby cries at night gums hurt | 1117,1119,1120,1123,1125,1128,1130,1131,1132,1133,1135,1136,1140
carer | dad takes his blood sugar but cannot see the screen | 1994
carer | my husband snores so loud | 1789,1790,1791,1795,1796,1798,1801,1802,1804,1805,1806,1808,1809,1810,1811,1812,1814,2703
carer | grandma has trouble getting up from the toilet | 3608,3612,1834,2880,1829
carer | bars for the bathroom wall so mom does not fall | 3611,3613,3612
carer | my toddler cannot drink cow milk | 1001,1002,1003,1006,1012,1015,1016,1022,1023,1030,1031,1032,1033,1026
carer | daughter with asthma too small to use inhaler | 1148,1152,1156,1160,1162,1163,1660,1661,1664,1672,1673,1675
carer | mom chokes needs thing to suck out mouth | 1739,1742,1745,1743
carer | wheel chair that a helper pushes light for trips | 1840,1837,3428,1835
condition | gerd baby thick formula | 1013,1017
condition | frozen shoulder | 1459,1463,1453,3320
condition | broken collarbone | 1456,1460,1454,1459
condition | lactose intolerance baby | 1009,1020,1027,1037
condition | low back pain | 1394,1409,1416,1406,1422,1418,3329,1397,1401,1395,1405
condition | laryngectomy | 1693,1694,1696,1697,1700,1705,1706,1709,1711,1712,1714,1715,1718,1723,1724,1726,1727,1729,1730,1732
condition | rash from tape or adhesive around stoma | 1291,1292,1293,1294,1295,1296,1297,1298,1299,1301,1302,1303,1304,1305,1306,1308,1311,1312,1313,1314
condition | osteoporosis spine fracture brace | 1413,1392,1393,1402,1403,1414,1420,1424,1425,1399
condition | kidney disease infant formula low mineral | 1039
clinic | gauze 4x4 ns 200 | 3099,3115
clinic | mepilex sacral | 3008,3020,3002
clinic | KAFO locked knee | 1474,1354,1342
clinic | steri strips | 2127
clinic | betadine swabs | 2750
clinic | coban self adherent wrap | 3078,3108
clinic | tb syringe 1 ml | 2066
clinic | hoyer sling | 2876
size/price | underpads 30 pack under $15 | 3364
size/price | sleepnet mojo medium full face | 1584
size/price | hospital bed 600 lbs | 2824,2834
size/price | oximeter below 40 dollars | 2450,2455,2464,2466,2467
spanish | silla para la ducha | 1825,1827
spanish | pañales para adultos grandes | 3375,3361,3371,3377
spanish | andador con ruedas | 3522,3518,3516,3520,3511
spanish | crema para piel seca | 1199,1200,1201,1202,1203,1204,1205,1206,1207,1208,1209,1210,1211,1212,1213,1214,1215,1216,1217,1218,1219,1220,1221,1222,1223,1224,1225,1226,1227,1228
`
