// SPDX-License-Identifier: MIT
// Reads a CAS in XMI with Apache UIMA and prints each region as label, mark and text, one a line:
// java -cp uima-core.jar ReadCas.java FILE.xmi FILE.typesystem.xml
import java.io.FileInputStream;
import java.io.PrintStream;

import org.apache.uima.UIMAFramework;
import org.apache.uima.cas.CAS;
import org.apache.uima.cas.Type;
import org.apache.uima.cas.impl.XmiCasDeserializer;
import org.apache.uima.cas.text.AnnotationFS;
import org.apache.uima.util.CasCreationUtils;
import org.apache.uima.util.XMLInputSource;

public final class ReadCas {
    public static void main(String[] arguments) throws Exception
    {
        final CAS cas = CasCreationUtils.createCas(
            UIMAFramework.getXMLParser().parseTypeSystemDescription(new XMLInputSource(arguments[1])), null, null);
        try (FileInputStream xmi = new FileInputStream(arguments[0])) {
            XmiCasDeserializer.deserialize(xmi, cas);
        }
        final Type type = cas.getTypeSystem().getType("webanno.custom.PageRegion");
        final PrintStream out = new PrintStream(System.out, true, "UTF-8");
        for (final AnnotationFS region : cas.getAnnotationIndex(type)) {
            out.println(region.getFeatureValueAsString(type.getFeatureByBaseName("label")) + '\t'
                + region.getFeatureValueAsString(type.getFeatureByBaseName("mark")) + '\t'
                + region.getCoveredText().replace('\n', ' '));
        }
    }
}
