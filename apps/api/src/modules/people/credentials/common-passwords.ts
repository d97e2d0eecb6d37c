/** The passwords that attackers try first, in lower case; shorter ones are refused for their length. */
const COMMON = new Set(
  `
    00000000 000000000 0000000000 01020304 01234567 0123456789 0987654321 10203040 102030405
    11111111 111111111 1111111111 11112222 11223344 1122334455 112233445566 112358132 12121212
    12312312 123123123 123123123a 12341234 12344321 1234512345 123454321 12345678 123456789
    1234567890 1234567891 12345678910 123456789a 123456789q 123456789z 12345678a 1234567a 123456aa
    123456abc 123456qwerty 12345abc 12345qwert 1234abcd 1234asdf 1234qwer 123654789 123abc123
    123qwe123 123qweasd 123qweasdzxc 13572468 147258369 1472583690 159753456 19841984 19851985
    19861986 19871987 19881988 19891989 19901990 19911991 19921992 1a2b3c4d 1q2w3e4r 1q2w3e4r5t
    1q2w3e4r5t6y 1qaz1qaz 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 20002000 20102010 20122012 20202020
    20202021 20222022 20232023 20242024 20252025 20262026 22222222 2wsx3edc 31415926 314159265
    321654987 33333333 42424242 44444444 456789123 55555555 66666666 66778899 69696969 741852963
    77777777 777777777 789456123 789456123a 87654321 88888888 963852741 987654321 9876543210
    99887766 99999999 a1234567 a12345678 a123456789 a1b2c3d4 a1b2c3d4e5 aa123456 aa12345678
    aaaa1111 aaaaaaaa aaaaaaaaa aaaaaaaaaa ab123456 abababab abc12345 abc123456 abc123456789
    abc123abc abcabcabc abcd1234 abcd12345 abcdef123 abcdefgh abcdefghi abcdefghij access123
    access14 admin123 admin1234 admin12345 admin123456 admin@123 adminadmin administrador
    administrator airforce alexander alexander1 alexandra alexandra1 amanda123 america1 andrew123
    android1 angel123 angelina angels123 anthony1 anthony123 anything army1234 arsenal1 arsenal123
    asd123456 asdf1234 asdfasdf asdfghjk asdfghjkl asdfghjkl123 asdfqwer ashley123 assassin
    assassin1 asshole1 asshole123 austin123 australia autumn2024 autumn2025 autumn2026 azerty123
    azertyui azertyuiop babyblue babyboy1 babygirl babygirl1 babygirl12 babygirl123 bailey123
    bangladesh barcelona barcelona1 baseball baseball1 baseball12 baseball123 basketball
    basketball1 batman123 bayern123 bbbbbbbb beautiful beautiful1 benjamin benjamin1 bestfriend
    bigboy123 bigdaddy bitch123 blahblah blahblah1 blessed1 blessing blink182 blueberry bmw12345
    bobmarley brandon1 brasil123 broncos1 brooklyn bubbles1 bullshit bullshit1 buster123 butterfly
    butterfly1 california callofduty camaro123 camping1 canada123 cardinals caroline catherine
    changeit changeme changeme1 changeme123 changethis charlie1 charlie123 cheesecake chelsea1
    chelsea123 cherokee cherries cheyenne chicago1 chocolate chocolate1 chocolate123 christ123
    christian christian1 christina christine christopher computer computer1 computer12 computer123
    contrasena contraseña cookie123 cookies1 corvette corvette1 counterstrike cowboys1 creative
    crystal1 cupcake1 cupcake123 cutie123 daddy123 dallas123 daniel123 danielle danielle1 david123
    december default1 default123 defaultpassword demo1234 demodemo destiny1 deutschland diablo123
    diamond1 diamonds doctor123 doggie123 dolphin1 dolphins dragon12 dragon123 dragonball
    dragonball1 dragonballz drowssap eagle123 eagles123 elephant elephant1 elizabeth elizabeth1
    emerald1 eminem123 energy123 england1 everything example1 example123 facebook facebook1
    facebook123 faithful falcon123 familia1 family123 father123 february ferrari1 fishing1
    fishing123 flower123 flowers1 football football1 football12 football123 forever1 foreverlove
    foreveryoung fortnite fortnite1 france123 freedom1 freedom123 friends1 friends123 friendship
    fuckoff1 fuckyou! fuckyou1 fuckyou123 fuckyou2 gabriel1 gabriela gabriella galaxy123 gandalf1
    gangsta1 gangster george123 germany1 ginger123 godisgood godislove goodbye1 goodluck google123
    gorgeous greenday guest123 guest1234 guestguest hallelujah handsome hannah123 happiness
    happy123 happyday harley123 harleydavidson harrypotter haslo123 health123 healthcare heaven123
    hello123 hello1234 hello12345 hello123456 hellohello hellokitty hellokitty1 helloworld
    hockey123 hogwarts honey123 horse123 horses12 hospital hospital1 hottie12 hunter12 hunter123
    hunting1 ilovecats ilovedogs ilovegod ilovehim iloveme1 ilovemyself iloveu123 iloveyou
    iloveyou! iloveyou1 iloveyou12 iloveyou123 iloveyou2 iloveyou3 iloveyouforever india123
    indonesia infinity infinity1 instagram internet internet1 internet123 ironman1 isabella
    january1 jasmine1 jasmine123 jennifer jennifer1 jessica1 jessica123 jesus123 jesus777
    jesuschrist jonathan jonathan1 jordan123 jordan23 joshua123 jupiter1 justin123 juventus1
    k1234567 katherine kawasaki killer123 kitty123 kittycat kittycat1 lakers123 lakers24 letmein!
    letmein1 letmein12 letmein123 linkedin linkedin1 linkinpark lion1234 liverpool liverpool1
    liverpool123 login123 login1234 loginlogin london123 lovegod1 lovelove lovelove1 lovely123
    loveme123 lover123 loveyou1 lucky123 lucky777 m1234567 maggie123 manager1 manager123
    manchester manutd123 margaret marines1 marshmallow master12 master123 masterkey matrix123
    matthew1 medical1 medicine mendwell mendwell1 mendwell123 mercedes mercedes1 mercury1
    metallica metallica1 mexico123 michael1 michael12 michael123 michelle michelle1 microsoft
    microsoft1 midnight midnight1 military minecraft minecraft1 minecraft123 mommy123 monkey12
    monkey123 monkey1234 monkeys1 moonlight motdepasse mother123 motorola mustang1 mustang123
    mylove123 myloveyou mypass123 mypassword mypassword1 mysecret naruto123 neo12345 netflix1
    newpass1 newpassword newuser1 newyork1 newyork123 nicholas nicholas1 nintendo nirvana1
    nopassword nothing1 november nurse123 nursing1 october1 p@ssw0rd p@ssw0rd1 p@ssword p@ssword1
    packers1 pakistan pakistan1 pakistan123 panther1 panther123 paradise paradise1 parola123
    pass1234 pass12345 pass123456 pass@123 pass@1234 passcode passpass passw0rd passw0rd!
    passw0rd1 passw0rd123 password password! password01 password1 password1! password10 password11
    password12 password123 password1234 password12345 password13 password2 password2020
    password2021 password2022 password2023 password2024 password2025 password2026 password21
    password22 password3 password5 password69 password7 password8 password9 password99
    passwordpassword passwort passwort1 patricia patriots peaches1 peanut12 peanut123 pepper123
    pharmacy philippines phoenix1 pikachu1 pilot123 pineapple playboy1 playgirl playstation
    pokemon1 pokemon123 police123 porsche911 positive power123 precious precious1 princess
    princess1 princess12 princess123 private1 pumpkin1 pussycat q1234567 q12345678 q123456789
    q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qazwsx123 qazwsxedc qazwsxedcrfv qwaszx12 qwe123456 qwe123qwe
    qweasd123 qweasdzxc qwer1234 qwerasdf qwerasdfzxcv qwerty1! qwerty12 qwerty123 qwerty1234
    qwerty12345 qwerty123456 qwertyqwerty qwertyui qwertyuiop qwertz123 qwertzui qwertzuiop
    raiders1 rainbow1 rainbow123 realmadrid redsox123 robert123 roblox123 rocknroll rockstar
    rockstar1 root1234 rootroot s1234567 samantha samantha1 sample123 samsung1 samsung123 sapphire
    saturn123 sayang123 sayangku scorpion scorpion1 secret12 secret123 secret1234 senha123
    september sexy1234 sexyback sexygirl shadow12 shadow123 shannon1 slipknot smile123 smiley123
    snapchat snoopy123 snowball snowflake soccer12 soccer123 softball softball1 something
    sophie123 spiderman spiderman1 spring2024 spring2025 spring2026 stardust starlight startrek
    starwars starwars1 starwars123 steelers steelers1 stephanie stephanie1 strawberry strawberry1
    success1 success123 summer123 summer2020 summer2021 summer2022 summer2023 summer2024
    summer2025 summer2026 sunflower sunflower1 sunrise1 sunshine sunshine1 sunshine12 sunshine123
    superman superman1 superman123 superuser supervisor sweetheart sweetie1 sweety123 swimming
    taylor123 temp1234 temporary temppass test1234 test12345 test123456 tester123 testing1
    testing123 testtest thepassword thomas123 thuglife tiger123 tigers123 tigger123 together
    toor1234 trustno1 trustnoone twilight twilight1 twitter1 universe user1234 user12345 username
    username1 valentina vampire1 vanilla1 veronica victoria victoria1 volleyball warcraft
    warcraft1 warhammer watermelon welcome1 welcome1! welcome12 welcome123 welcome2024 welcome2025
    welcome2026 whatever whatever1 whatever123 whatsapp william1 william123 windows1 windows10
    windows123 winter123 winter2020 winter2021 winter2022 winter2023 winter2024 winter2025
    winter2026 wolfpack xbox360x xxxxxxxx yamaha123 yankees1 yourpassword youtube1 youtube123
    z1234567 zaq12wsx zaq1xsw2 zaq1zaq1 zombie123 zxc123456 zxcvbnm, zxcvbnm1 zxcvbnm123 zxcvzxcv
    zzzzzzzz
  `
    .trim()
    .split(/\s+/),
)

/** Whether a password is too common to protect anything; letter case is ignored. */
export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase())
