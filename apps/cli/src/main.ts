console.log('rattlecup')
