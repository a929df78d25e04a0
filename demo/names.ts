/** First and last names as found in a New Zealand paddock. All combinations are invented. */

export const WOMEN =
  `Aroha Mereana Hinewai Anahera Kahurangi Marama Ngaire Tia Manaia Moana Ataahua Rangimārie Sina Lupe Mele Ana Losa Talia Charlotte
Isla Olivia Georgia Hannah Holly Phoebe Zara Madeleine Imogen Frances Bridget Alice Eleanor Tessa Brooke Kate Rosa Priya Mei Hye-jin Chloe Amelia
Harriet Jess Lucy Nina Sophie Willow Billie Piper`.split(/\s+/);

export const MEN =
  `Wiremu Hemi Tāmati Rangi Tama Nikau Kauri Manu Hōne Matiu Pita Ihaia Rāwiri Mikaere Tāne Koa Sione Tevita Ioane Semisi Fetu Malakai Viliami
Jack Oliver Liam Hunter Mason George Cooper Blake Toby Reuben Callum Angus Fergus Hamish Lachlan Ewan Rory Craig Grant Murray Stu Warren Glenn Trevor Dean
Shane Brett Nigel Alistair Dougal Marcus Theo Felix Louis Max Archie Leo Kyle Jared Ryan Josh Daniel Sam Ben Nathan Zac Luke Caleb Jonty Arjun Ravi Wei
Kenji Min-jun Diego Luca Anton Mateo Jakob Emil`.split(/\s+/);

export const LAST_NAMES =
  `Tūhoro Parata Ngata-Wells Rangihuna Waitere Kereama Pōtae Tamihana Hohepa Wīhongi Tautari Pomare Rāpana Takerei Whaanga Matenga Paewai
Te-Rangi Kīngi-Moss Hakaraia Taufa Fonoti Leota Vaipulu Tuilagi-Ross Faleafa Manuele Latu Penitani Seuli
Abercrombie Ainsley Aldridge Ashcroft Ballantyne Barraclough Beaumont Birchall Blakiston Bowden Braithwaite Brocklehurst Burnside Calder Carmody Cathcart
Chalmers Clendon Colquhoun Cordery Cotterill Cranston Culverden Dalgleish Dalziel Denholm Drummond Dunstan Eastgate Ellery Falloon Farquhar Fenwick
Fitzroy Fothergill Galbraith Garland Gillanders Glenross Goodwin-Hart Greenslade Hadfield Hargest Harkness Haslam Hawkesby Hazlett Heslop Holloway
Hollis Hurunui-Scott Inglewood Ironside Jardine Jellicoe Kells Kennard Kilbride Kinross Lansdowne Latimer Leckie Lindauer Lorimer Lowry Mackersey Maddox
Mainwaring Maitland McAuslan McClintock McGruer McIvor McLeish McNaught Meikle Mellish Menzies Moncrieff Monkton Mortlock Muirhead Nettleship Oakden
Ogilvie Orchard Ormond Paterson-Lee Pemberton Penrose Pettigrew Pinfold Prendergast Quayle Rattray Redshaw Renwick Riddoch Rolleston Rutherglen Saxby
Scobie Selwood Severn Shackleford Sinclair-Pau Skelton Somerville Stainton Stanaway Strathern Sutcliffe Templeman Thackeray Thornbury Tindall Torrance
Trelawny Tulloch Upham-Reid Vercoe Wadsworth Wakeling Walkinshaw-Tate Wansbrough Wardell Waugh Weatherall Westenra Whitcombe Wigley Winslow Wolfenden
Wyndham Yarrow Yelverton Chandra Nakamura Okonkwo Lindqvist Moretti Vasquez Castellano Brandt Dufour Novak Petersen Kowalczyk Zhang-Hill Patel-Grey Anand`
    .split(/\s+/)
    .map((name) => name.replace('Te-Rangi', 'Te Rangi'));

export const HOMETOWNS =
  `Whangārei|Kerikeri|Warkworth|Auckland|Papakura|Pukekohe|Hamilton|Cambridge|Te Awamutu|Tauranga|Rotorua|Taupō|Whakatāne|Gisborne|Napier|Hastings|
New Plymouth|Hāwera|Whanganui|Palmerston North|Feilding|Masterton|Porirua|Lower Hutt|Wellington|Nelson|Blenheim|Kaikōura|Rangiora|Christchurch|Rolleston|
Ashburton|Timaru|Ōamaru|Dunedin|Mosgiel|Balclutha|Gore|Invercargill|Queenstown|Cromwell|Wānaka|Alexandra|Greymouth|Westport|Tokoroa|Matamata|Levin|Ōtaki`
    .split('|')
    .map((town) => town.trim());

/** Northern hemisphere drivers who race here in their winter. */
export const VISITORS = [
  { firstName: 'Haruto', lastName: 'Kirishima', pronoun: 'he', hometown: 'Osaka, Japan' },
  { firstName: 'Elin', lastName: 'Sandström', pronoun: 'she', hometown: 'Gothenburg, Sweden' },
  { firstName: 'Matteo', lastName: 'Bellacqua', pronoun: 'he', hometown: 'Bologna, Italy' },
  { firstName: 'Beatriz', lastName: 'Carvalhal', pronoun: 'she', hometown: 'São Paulo, Brazil' },
  { firstName: 'Aarav', lastName: 'Deshmane', pronoun: 'he', hometown: 'Pune, India' },
] as const;

export const TEAMS =
  `Ironsand Racing|Tussock Motorsport|Kōtare Racing|Nor’west Autosport|Black Sand Engineering|Southerly Racing|Long White Line|Rimutaka Race Cars|
Braided River Racing|Toetoe Motorsport|Kea Performance|Hauraki Autosport|Tararua Racing|Foveaux Racing|Pounamu Motorsport|Rangitata Race Team|Mātai Autosport|
Clutha Competition|Weka Racing|Pōhutukawa Performance|Karaka Race Engineering|Volcanic Plateau Racing|Sandfly Motorsport|Otira Racing|Ruahine Race Cars|
Harbour Cone Racing|Takapo Motorsport|Catlins Competition|Kāpiti Coast Racing|Waikato River Racing`
    .split('|')
    .map((team) => team.trim());
